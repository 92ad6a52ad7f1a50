import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** The folder of all records, relative to the project's root (where every npm script runs). */
const CONTENT_FOLDER = 'content';

/** A record that cannot be used. Its message names the file, each wrong field and what was expected. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads a YAML file of `content/` as plain data. Throws a ContentError that names the file and line. */
export function readYaml(file: string): unknown {
  const shownPath = path.posix.join(CONTENT_FOLDER, file);
  let text: string;
  try {
    text = readFileSync(path.resolve(CONTENT_FOLDER, file), 'utf8');
  } catch {
    throw new ContentError(
      `${shownPath} cannot be read. Restore the file, or run from the project's root.`,
    );
  }
  const document = parseDocument(text);
  const [problem] = document.errors;
  if (problem) throw new ContentError(`${shownPath} is not valid YAML: ${problem.message}`);
  return document.toJS();
}

/**
 * Checks data against a record's schema and returns the parsed record.
 * Throws a ContentError with one line for each wrong field.
 */
export function parseRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) =>
      `  ${issue.path.length > 0 ? issue.path.join('.') : '(whole record)'}: ${issue.message}`,
  );
  throw new ContentError(
    [`${path.posix.join(CONTENT_FOLDER, file)} has wrong fields:`, ...lines].join('\n'),
  );
}

/** A record as it was read, and of which state of its file. */
interface ReadRecord {
  state: string;
  schema: z.ZodType;
  record: unknown;
}

/**
 * Records that were read before, by absolute path. A page asks for
 * some twenty; reading them anew would take most of its time.
 */
const readRecords = new Map<string, ReadRecord>();

/** What changes when a file is written; nothing when it is not there. */
function getFileState(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
}

/**
 * Reads and checks one record, such as `company.yaml`. Reads it again only
 * when its file has changed; callers share the record and leave it as it is.
 */
export function readRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const place = path.resolve(CONTENT_FOLDER, file);
  const state = getFileState(place);
  const known = readRecords.get(place);
  if (known && known.state === state && known.schema === schema) {
    return known.record as z.infer<Schema>;
  }
  const record = parseRecord(file, schema, readYaml(file));
  if (state !== undefined) readRecords.set(place, { state, schema, record });
  return record;
}

/** The YAML files of a folder of `content/` (`''` for itself), sorted by name, relative to `content/`. */
export function listRecordFiles(folder: string): string[] {
  return readdirSync(path.join(CONTENT_FOLDER, folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.posix.join(folder, name));
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from './describe-issues.ts';

/** The folder of all records, relative to the project's root (where every npm script runs). */
const CONTENT_FOLDER = 'content';

/** A record that cannot be used. Its message names the file, each wrong field and what was expected. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads a YAML file of `content/` as plain data. Throws a ContentError that names the file and line. */
export function readYaml(file: string): unknown {
  return readDocument(file).data;
}

/** The same, and in which line of the file a field stands: a missing one, where what it is missing from begins. */
function readDocument(file: string) {
  const shownPath = path.posix.join(CONTENT_FOLDER, file);
  let text: string;
  try {
    text = readFileSync(path.resolve(CONTENT_FOLDER, file), 'utf8');
  } catch {
    throw new ContentError(
      `${shownPath} cannot be read. Restore the file, or run from the project's root.`,
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = document.errors;
  if (problem) throw new ContentError(`${shownPath} is not valid YAML: ${problem.message}`);
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { data: document.toJS() as unknown, lineOf };
}

/**
 * Checks data against a record's schema and returns the parsed record.
 * Throws a ContentError with one line for each wrong field; `lineOf` says where it stands.
 */
export function parseRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
  lineOf?: (path: readonly PropertyKey[]) => number,
): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = describeIssues(result.error.issues, data, lineOf).map((line) => `  ${line}`);
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
  const { data, lineOf } = readDocument(file);
  const record = parseRecord(file, schema, data, lineOf);
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

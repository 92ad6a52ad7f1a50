import { readdirSync, readFileSync } from 'node:fs';
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
    text = readFileSync(path.join(CONTENT_FOLDER, file), 'utf8');
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

/** Reads and checks one record, such as `company.yaml`. */
export function requireRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> {
  return parseRecord(file, schema, readYaml(file));
}

/** The YAML files of a folder of `content/` (`''` for itself), sorted by name, relative to `content/`. */
export function listRecordFiles(folder: string): string[] {
  return readdirSync(path.join(CONTENT_FOLDER, folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.posix.join(folder, name));
}

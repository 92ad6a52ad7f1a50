import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { describeProblem, problemsOf, sayInWords } from './describe-issues.ts';

/** The folder of all records, relative to the project's root (where every npm script runs). */
export const CONTENT_FOLDER = 'content';
const COMPANY_FILE = 'company.yaml';

/** Words in braces that any text of `content/` may hold, and the field of `company.yaml` that each stands for. */
export const COMPANY_WORDS = {
  company: 'name',
  year: 'foundingYear',
  familyYear: 'familyTradeSince',
} as const;
const COMPANY_WORD = /\{(company|year|familyYear)\}/g;

/**
 * Records that cannot be used. Each problem is a line that names the file, its line, the field,
 * what was expected and what was found; the message is all of them.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type FieldPath = readonly PropertyKey[];

/** Reads a YAML file of `content/` as plain data. Throws a ContentError that names the file and line. */
export function readYaml(file: string): unknown {
  return parseFile(file).document.toJS();
}

/** All that stands in some data, the whole first, each by its field: of what is closed, nothing within. */
export function* valuesIn(
  data: unknown,
  isClosed: (value: object) => boolean = () => false,
  field: readonly string[] = [],
): Generator<{ field: readonly string[]; value: unknown }> {
  yield { field, value: data };
  if (typeof data !== 'object' || data === null || isClosed(data)) return;
  for (const [name, value] of Object.entries(data)) {
    yield* valuesIn(value, isClosed, [...field, name]);
  }
}

/** What no other file has, and what changes when it is written; nothing when it is not there. */
function findFileState(file: string): string | undefined {
  const stats = statSync(path.resolve(CONTENT_FOLDER, file), { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
}

/** A file of `content/`, and in which line a field stands: a missing one, where what it is missing from begins. */
function parseFile(file: string) {
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
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    throw new ContentError(
      ...document.errors.map(
        ({ message, pos: [start] }) =>
          `${shownPath}:${lines.linePos(start).line}: is not valid YAML: ${message}. Indent by spaces, each level alike; put a text that holds ": " or " #" in quotes.`,
      ),
    );
  }
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { document, lineOf };
}

/** The line about something wrong in a file that its schema cannot know; `file` is relative to `content/`. */
export function contentProblem(file: string, field: FieldPath, expected: string): string {
  const found = findFileState(file) ? parseFile(file) : undefined;
  return describeProblem(
    { path: field, message: expected },
    {
      shownPath: path.posix.join(CONTENT_FOLDER, file),
      data: found?.document.toJS(),
      lineOf: found?.lineOf,
    },
  );
}

/**
 * Checks data against a record's schema and returns the parsed record.
 * Throws a ContentError with one line for each wrong field; `lineOf` says where it stands.
 */
export function parseRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
  lineOf?: (field: FieldPath) => number,
): z.infer<Schema> {
  const result = schema.safeParse(data, { error: sayInWords });
  if (result.success) return result.data;
  const place = { shownPath: path.posix.join(CONTENT_FOLDER, file), data, lineOf };
  const problems = result.error.issues.flatMap(problemsOf);
  throw new ContentError(...problems.map((problem) => describeProblem(problem, place)));
}

/** A text with name and founding year of the company where it asks for them; what is wrong in that record is reported by who reads it. */
function nameCompany(text: string): string {
  return text.replace(COMPANY_WORD, (_, word: keyof typeof COMPANY_WORDS) => {
    const company = readYaml(COMPANY_FILE) as Partial<Record<string, { value?: unknown }>> | null;
    return String(company?.[COMPANY_WORDS[word]]?.value);
  });
}

/** Records that were read before. A page asks for some twenty; reading them anew would take most of its time. */
const readRecords = new Map<string, { state: string; schema: z.ZodType; record: unknown }>();

/**
 * Reads and checks one record, such as `pages/home.yaml`; {company}, {year} and {familyYear} in
 * its texts become the company's name, its founding year and the year its family entered the trade. Reads it again only when its file or the company's
 * has changed; callers share the record and leave it as it is.
 */
export function readRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const state = `${findFileState(file)} ${findFileState(COMPANY_FILE)}`;
  const known = readRecords.get(file);
  if (known && known.state === state && known.schema === schema) {
    return known.record as z.infer<Schema>;
  }
  const { document, lineOf } = parseFile(file);
  const data: unknown = document.toJS({
    reviver: (_field, value) => (typeof value === 'string' ? nameCompany(value) : value),
  });
  const record = parseRecord(file, schema, data, lineOf);
  readRecords.set(file, { state, schema, record });
  return record;
}

/** The reader of one record: throws a ContentError when a field is missing or wrong. `file` is relative to `content/`. */
export const recordOf = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  Object.assign(() => readRecord(file, schema), { file, schema });

/** The reader of a record that is a group of fields, and has no others. */
export const record = <Shape extends z.ZodRawShape>(file: string, fields: Shape) =>
  recordOf(file, z.strictObject(fields));

/** The YAML files of `content/`, or those of a pattern, sorted by name, relative to `content/`. */
export function listRecordFiles(pattern = '**/*.yaml'): string[] {
  return globSync(pattern, { cwd: path.resolve(CONTENT_FOLDER) }).sort();
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { issuesOf, sentenceOf } from './zod-issues.ts';

/** The folder of all records, relative to the project's root, in which every npm script runs. */
export const CONTENT_FOLDER = 'content';

const COMPANY_FILE = 'company.yaml';
/** Placeholders that every text may contain, and the field of `company.yaml` for each. */
export const COMPANY_WORDS = {
  company: 'name',
  year: 'foundingYear',
  familyYear: 'familyTradeSince',
} as const;

/** Invalid records. The message has a line for each problem: file, line, field, expected and found. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];
  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Field = readonly PropertyKey[];
type LineOf = (field: Field) => number;

/** Texts that are read in place of those of files. */
const drafts = new Map<string, string>();

/** Returns the result of `work` while a file of `content/` is read as if it had this text. */
export function withDraft<Result>(file: string, text: string, work: () => Result): Result {
  drafts.set(file, text);
  try {
    return work();
  } finally {
    drafts.delete(file);
  }
}

/** Returns the text of a file of `content/`; undefined when it cannot be read. */
function findText(file: string): string | undefined {
  const draft = drafts.get(file);
  if (draft !== undefined) return draft;
  try {
    return readFileSync(path.resolve(CONTENT_FOLDER, file), 'utf8');
  } catch {
    return undefined;
  }
}

type ParsedFile = { document: Document; lineOf: LineOf };

/** The parsed files with their texts, since parsing takes longer than all else that is done with a record. */
const parsedFiles = new Map<string, ParsedFile & { text: string }>();

/** Returns the YAML document of a file of `content/`, and a function that returns the line of a field. */
function parseFile(file: string, text = findText(file)): ParsedFile {
  const known = parsedFiles.get(file);
  if (known && known.text === text) return known;
  const shownPath = path.posix.join(CONTENT_FOLDER, file);
  if (text === undefined) {
    throw new ContentError(
      `${shownPath} cannot be read. Restore the file, or run from the project's root.`,
    );
  }
  if (text.includes('\uFFFD') || text.includes('\0')) {
    throw new ContentError(
      `${shownPath}: must be saved as UTF-8: choose that encoding in the editor`,
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const invalidYaml = (offset: number, message: string) =>
    new ContentError(
      `${shownPath}:${lines.linePos(offset).line}: is not valid YAML: ${message}. Indent by spaces, the same number on each level; put a text that contains ": " or " #", or that begins with a bracket or a sign, in quotes.`,
    );
  // Further errors usually follow from the first.
  const [error] = document.errors;
  if (error) throw invalidYaml(error.pos[0], error.message);
  visit(document, {
    Alias(_key, { source, range }) {
      throw invalidYaml(range?.[0] ?? 0, `"*${source}" is a text that begins with a sign`);
    },
    // YAML takes the end of such a text as a comment: "Gate #5", or a colour without quotes.
    Scalar(_key, { comment, range, type, value }) {
      if (
        comment &&
        !comment.startsWith(' ') &&
        type === 'PLAIN' &&
        (value === null || typeof value === 'string')
      )
        throw invalidYaml(range?.[0] ?? 0, `"#${comment}" is cut off, as a comment`);
    },
  });
  /** For a missing field, the line of its parent. */
  const lineOf: LineOf = (field) => {
    for (let length = field.length; length > 0; length -= 1) {
      const node = document.getIn(field.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  parsedFiles.set(file, { text, document, lineOf });
  return { document, lineOf };
}

/** Reads a YAML file of `content/` as plain data. Throws a ContentError with file and line. */
export const readYaml = (file: string): unknown => parseFile(file).document.toJS();

/** Returns the YAML files of `content/` that match the pattern, sorted by name, relative to `content/`. */
export const listRecordFiles = (pattern = '**/*.yaml'): string[] =>
  globSync(pattern, { cwd: path.resolve(CONTENT_FOLDER) }).sort();

/**
 * Yields all values in nested data with their fields, parents before children. The children of a value for which
 * `isClosed` returns true are left out.
 */
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

/** The maximum length of a found value in an error message. */
const FOUND_LENGTH_MAX = 60;

/** Returns a line such as `content/company.yaml:17, phone.value: must be ...; found "022"`. */
function describe(file: string, field: Field, message: string, data: unknown, lineOf?: LineOf) {
  type Group = Record<PropertyKey, unknown> | null | undefined;
  const found = JSON.stringify(field.reduce((value, key) => (value as Group)?.[key], data));
  const shown =
    found?.length > FOUND_LENGTH_MAX ? `${found.slice(0, FOUND_LENGTH_MAX)} ...` : found;
  const place = `${CONTENT_FOLDER}/${file}${lineOf ? `:${lineOf(field)}` : ''}`;
  return `${place}, ${field.join('.') || '(whole record)'}: ${message}; found ${shown ?? 'nothing'}`;
}

/** Describes a problem in a file of `content/` that is not found by a schema. */
export function contentProblem(file: string, field: Field, message: string): string {
  const text = findText(file);
  if (text === undefined) return describe(file, field, message, undefined);
  const { document, lineOf } = parseFile(file, text);
  return describe(file, field, message, document.toJS(), lineOf);
}

/** Validates data with a record's schema. Throws a ContentError with a line for each invalid field. */
export function parseRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
  lineOf?: LineOf,
): z.infer<Schema> {
  if (data === undefined || data === null) {
    throw new ContentError(
      `${CONTENT_FOLDER}/${file}: is empty; write the record, delete it, or restore it with "git restore ${CONTENT_FOLDER}/${file}"`,
    );
  }
  const result = schema.safeParse(data, { error: sentenceOf });
  if (result.success) return result.data;
  throw new ContentError(
    ...result.error.issues
      .flatMap(issuesOf)
      .map(({ path: field, message }) => describe(file, field, message, data, lineOf)),
  );
}

/** Reports an error of a field that depends on other fields of its record. */
export const reportIn =
  (context: z.RefinementCtx) => (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });

/** The parsed records by file. A page reads about twenty. */
const cache = new Map<string, { texts: string; schema: z.ZodType; record: unknown }>();

/**
 * Reads and validates one record, such as `pages/home.yaml`, with `COMPANY_WORDS` filled in. The result is cached until
 * the file or the company's record changes. Callers share the record and must not change it.
 */
export function readRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const text = findText(file);
  const texts = `${text}${findText(COMPANY_FILE)}`;
  const known = cache.get(file);
  if (known?.texts === texts && known.schema === schema) return known.record as z.infer<Schema>;
  const { document, lineOf } = parseFile(file, text);
  const data: unknown = document.toJS({
    reviver: (_field, value) => (typeof value === 'string' ? fillCompanyWords(value) : value),
  });
  const record = parseRecord(file, schema, data, lineOf);
  cache.set(file, { texts, schema, record });
  return record;
}

/** Fills in `COMPANY_WORDS`. Ignores an invalid company record, since its own reader reports it. */
export function fillCompanyWords(text: string): string {
  return text.replace(/\{(company|year|familyYear)\}/g, (_, word: keyof typeof COMPANY_WORDS) => {
    try {
      const company = readYaml(COMPANY_FILE) as Partial<Record<string, { value?: unknown }>> | null;
      return String(company?.[COMPANY_WORDS[word]]?.value);
    } catch {
      return word;
    }
  });
}

/** Defines the reader of one record; `file` is relative to `content/`. */
export const readerOf = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  Object.assign(() => readRecord(file, schema), { file, schema });

import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A value longer than this is cut where an error shows it. */
const FOUND_LENGTH_MAX = 60;

const KINDS_IN_WORDS: Readonly<Record<string, string>> = {
  string: 'a text (a number in quotes)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const COUNTED_IN_WORDS: Readonly<Record<string, string>> = {
  array: 'of these',
  string: 'characters',
};

/** Where a problem stands: the file as it is shown, its data, and in which line a field stands. */
export interface ProblemPlace {
  readonly shownPath: string;
  readonly data: unknown;
  readonly lineOf?: ((path: Path) => number) | undefined;
}

/** `content/company.yaml:17, phone.value: must be E.164; found "022"`: file, line, field, expected, found. */
export function describeProblem(
  { path, message }: { path: Path; message: string },
  { shownPath, data, lineOf }: ProblemPlace,
): string {
  const line = lineOf ? `:${lineOf(path)}` : '';
  const field = path.length > 0 ? path.join('.') : '(whole record)';
  return `${shownPath}${line}, ${field}: ${message}; found ${show(valueAt(data, path))}`;
}

/** One line for each thing that is wrong with a record. */
export function describeIssues(issues: readonly Issue[], place: ProblemPlace): string[] {
  return issues
    .flatMap(withoutUnions)
    .flatMap(withoutUnknownKeys)
    .map((problem) => describeProblem(problem, place));
}

interface Problem {
  readonly path: Path;
  readonly message: string;
  readonly keys?: readonly string[] | undefined;
}

/** Each field that the record should not have, at its own place. */
function withoutUnknownKeys({ path, message, keys }: Problem): Problem[] {
  if (!keys) return [{ path, message }];
  return keys.map((key) => ({
    path: [...path, key],
    message: 'is no field of this record: correct its name, or take it out',
  }));
}

/**
 * A field that may be written in several ways ("Invalid input") is reported by
 * the way that its author began: the one of whose parts the most are right.
 */
function withoutUnions(issue: Issue): Problem[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
      const expected = KINDS_IN_WORDS[issue.expected] ?? issue.expected;
      return [{ path: issue.path, message: `must be ${expected}` }];
    }
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    return [{ path: issue.path, message: sizeInWords(issue) ?? issue.message, keys }];
  }
  const isWrongKind = (errors: readonly Issue[]) =>
    errors.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const began = issue.errors.filter((errors) => !isWrongKind(errors));
  const [closest] = (began.length > 0 ? began : issue.errors).toSorted(
    (one, other) => one.length - other.length,
  );
  if (began.length > 0) {
    return (closest ?? []).flatMap((inner) =>
      withoutUnions({ ...inner, path: [...issue.path, ...inner.path] }),
    );
  }
  const ways = issue.errors.flatMap((errors) => errors.slice(0, 1)).map(({ message }) => message);
  return [{ path: issue.path, message: [...new Set(ways)].join(', or ') }];
}

/** What is said of a list, text or number beyond its bounds, unless its schema says it better. */
function sizeInWords(issue: Issue): string | undefined {
  if (!/^Too (small|big)/.test(issue.message)) return undefined;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const [bounded, bound] =
    issue.code === 'too_small'
      ? [issue.inclusive === false ? 'more than' : 'at least', issue.minimum]
      : [issue.inclusive === false ? 'less than' : 'at most', issue.maximum];
  const counted = COUNTED_IN_WORDS[issue.origin];
  return counted ? `must have ${bounded} ${bound} ${counted}` : `must be ${bounded} ${bound}`;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > FOUND_LENGTH_MAX ? `${text.slice(0, FOUND_LENGTH_MAX)} ...` : text;
}

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
  array: ' of these',
  string: ' characters',
};

/** Where a problem stands: the file as it is shown, its data, and in which line a field stands. */
interface ProblemPlace {
  readonly shownPath: string;
  readonly data: unknown;
  readonly lineOf?: ((path: Path) => number) | undefined;
}

type Problem = Readonly<{ path: Path; message: string }>;

/** What is said of a wrong kind, and of a list, text or number beyond its bounds, unless its schema says it better. */
export const sayInWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return `must be ${KINDS_IN_WORDS[issue.expected] ?? issue.expected}`;
  }
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const [bounded, bound] =
    issue.code === 'too_small'
      ? [issue.inclusive === false ? 'more than' : 'at least', issue.minimum]
      : [issue.inclusive === false ? 'less than' : 'at most', issue.maximum];
  const counted = COUNTED_IN_WORDS[issue.origin] ?? '';
  return `must ${counted ? 'have' : 'be'} ${bounded} ${bound}${counted}`;
};

/** `content/company.yaml:17, phone.value: must be E.164; found "022"`: file, line, field, expected, found. */
export function describeProblem(
  { path, message }: Problem,
  { shownPath, data, lineOf }: ProblemPlace,
): string {
  const line = lineOf ? `:${lineOf(path)}` : '';
  const field = path.length > 0 ? path.join('.') : '(whole record)';
  return `${shownPath}${line}, ${field}: ${message}; found ${show(valueAt(data, path))}`;
}

/** What an issue says: of each field that the record should not have, at its own place. */
export function problemsOf(issue: Issue): Problem[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return problemsOfUnion(issue);
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: 'is no field of this record: correct its name, or take it out',
  }));
}

/**
 * A field that may be written in several ways ("Invalid input") is reported by
 * the way that its author began: the one of whose parts the most are right.
 */
function problemsOfUnion({ path, errors }: z.core.$ZodIssueInvalidUnion): Problem[] {
  const isWrongKind = (issues: readonly Issue[]) =>
    issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0);
  const [closest] = errors
    .filter((issues) => !isWrongKind(issues))
    .toSorted((one, other) => one.length - other.length);
  if (closest) {
    return closest.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }));
  }
  const ways = errors.flatMap((issues) => issues.slice(0, 1)).map(({ message }) => message);
  return [{ path, message: [...new Set(ways)].join(', or ') }];
}

function valueAt(data: unknown, path: Path): unknown {
  type Group = Record<PropertyKey, unknown> | null | undefined;
  return path.reduce((value, key) => (value as Group)?.[key], data);
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > FOUND_LENGTH_MAX ? `${text.slice(0, FOUND_LENGTH_MAX)} ...` : text;
}

/** Reports what is wrong with a field in sight of its record. */
export const sayIn = (context: z.RefinementCtx) => (path: (string | number)[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

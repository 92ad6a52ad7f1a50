import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A value longer than this is cut where an error shows it. */
const FOUND_LENGTH_MAX = 60;

/**
 * One line for each thing that is wrong with a record: its line in the file
 * where that is known, the field, what was expected, and what stands there.
 */
export function describeIssues(
  issues: readonly Issue[],
  data: unknown,
  lineOf: (path: Path) => number | undefined = () => undefined,
): string[] {
  return issues.flatMap(withoutUnions).map(({ path, message }) => {
    const line = lineOf(path);
    const field = path.length > 0 ? path.join('.') : '(whole record)';
    return `${line === undefined ? '' : `line ${line}, `}${field}: ${message}; found ${show(valueAt(data, path))}`;
  });
}

/**
 * A field that may be written in several ways ("Invalid input") is reported by
 * the way that its author began: the one of whose parts the most are right.
 */
function withoutUnions(issue: Issue): { path: Path; message: string }[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    return [{ path: issue.path, message: issue.message }];
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

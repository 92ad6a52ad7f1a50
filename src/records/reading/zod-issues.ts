import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The types of fields. What stands after "in the file" is for those who edit files. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number:
    'a number such as 0.31 or 1200, with a point and without commas (in the file: without quotes)',
  int: 'a whole number, without a point',
  boolean: 'chosen or not (in the file: true or false)',
  array: 'a list (in the file: each entry on a line that begins with "- ")',
  object: 'a group of fields (in the file: each on a line of its own, indented)',
  record: 'a group of fields (in the file: each on a line of its own, indented)',
};

/** Returns words such as "have at least 40 characters" for a bound that Zod reports. */
function amountOf(
  origin: string,
  bound: number | bigint,
  which: 'least' | 'most',
  isInclusive = true,
) {
  if (!isInclusive) return `be ${which === 'least' ? 'more' : 'less'} than ${bound}`;
  const unit = { string: ' characters', array: ' entries' }[origin];
  return `${unit ? 'have' : 'be'} at ${which} ${bound}${unit ?? ''}`;
}

/** Returns a sentence for an issue without one of its own, and undefined for Zod's default. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const isUnquoted = issue.expected === 'string' && typeof issue.input === 'number';
    const quotes = isUnquoted ? ' (in the file: put the number in quotes)' : '';
    const expected = `must be ${TYPES[issue.expected] ?? issue.expected}${quotes}`;
    return issue.input === undefined || issue.input === null
      ? `is missing; it ${expected}`
      : expected;
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String).join(' or ');
    return values === 'true'
      ? 'must be chosen or left out (in the file: true)'
      : `must be ${values}`;
  }
  if (issue.code === 'invalid_union') return 'must be of one of the kinds that the list offers';
  if (issue.code === 'too_small')
    return `must ${amountOf(issue.origin, issue.minimum, 'least', issue.inclusive)}`;
  if (issue.code === 'too_big')
    return `must ${amountOf(issue.origin, issue.maximum, 'most', issue.inclusive)}`;
  if (issue.code !== 'invalid_format') return undefined;
  if (issue.format === 'date') return 'must be a day that exists, such as 2026-12-01';
  if (issue.format === 'url') return 'must be an address such as https://www.company.com';
  return issue.format === 'email' ? 'must be an address such as sales@company.com' : undefined;
}

/**
 * Returns the issues of a field. An unknown key is reported at its own path. For a union, only the issues of the
 * alternative with the right type are returned.
 */
export function issuesOf(issue: Issue): { path: readonly PropertyKey[]; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    const message = 'is not a field of this record: correct its name, or delete it';
    const afterComma = 'is not a field: write a number with a point, such as 1.5, not with a comma';
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: /^\d+$/.test(key) ? afterComma : message,
    }));
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.map(({ message }) => ({ path: issue.path, message }));
  }
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const isOtherKind = ({ code, path }: Issue) => code === 'invalid_type' && path.length === 0;
  const meant = issue.errors.find((issues) => !issues.some(isOtherKind)) ?? issue.errors[0] ?? [];
  return meant.flatMap((inner) => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Returns a copy of a record's data with another value in one field. */
export function withValue(
  data: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const copy = structuredClone(data) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? value : withValue(copy[name], rest, value);
  return copy;
}

/** A number as records have it. `1,200` is none, because it can mean 1200 or 1.2. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Returns the number that a text means, the text itself if it means none, and undefined for an empty one. */
export function numberOf(typed: string): number | string | undefined {
  const text = typed.trim().replace(/^[−–]/, '-');
  if (text === '') return undefined;
  return NUMBER.test(text) ? Number(text) : text;
}

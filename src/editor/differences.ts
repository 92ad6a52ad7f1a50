/** Converts a field's name to a label: `leadTime` becomes "Lead time". A title stays as it is. */
export const labelOf = (name: string) =>
  name.replace(/^[a-z].*/, (text) => {
    const words = text.replaceAll(/(?<=[a-z])[A-Z](?=[a-z])/g, (one) => ` ${one.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1);
  });

/** A value that differs between two versions of a record. A missing one is undefined. */
export type Difference = { field: string[]; old?: unknown; later?: unknown };

const isNested = (value: unknown) => typeof value === 'object' && value !== null;
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Pairs the entries of two lists that are the same or in the same place between such; others are without a partner. */
function pairEntries(old: readonly unknown[], later: readonly unknown[]) {
  const pairs: [old: number | undefined, later: number | undefined][] = [];
  let [start, before] = [0, 0];
  const pairBetween = (oldEnd: number, laterEnd: number) => {
    while (before < oldEnd || start < laterEnd)
      pairs.push([before < oldEnd ? before++ : undefined, start < laterEnd ? start++ : undefined]);
  };
  for (const [index, entry] of later.entries()) {
    const same = old.findIndex((one, place) => place >= before && isSame(one, entry));
    if (same < 0) continue;
    pairBetween(same, index);
    [before, start] = [same + 1, index + 1];
  }
  pairBetween(old.length, later.length);
  return pairs;
}

/** Returns the values that differ, in the order of the later version. Of a list, entries that moved together are the same. */
export function differences(old: unknown, later: unknown, field: string[] = []): Difference[] {
  if (Array.isArray(old) && Array.isArray(later)) {
    return pairEntries(old, later).flatMap(([before, after]) => {
      const place = [...field, String(after ?? before)];
      if (before === undefined) return [{ field: place, later: later[after ?? 0] as unknown }];
      if (after === undefined) return [{ field: place, old: old[before] as unknown }];
      return differences(old[before], later[after], place);
    });
  }
  if (!isNested(old) && !isNested(later)) return old === later ? [] : [{ field, old, later }];
  const [before, after] = [old, later].map((one) => (isNested(one) ? one : {})) as Record<
    string,
    unknown
  >[];
  return [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])].flatMap((name) =>
    differences(before?.[name], after?.[name], [...field, name]),
  );
}

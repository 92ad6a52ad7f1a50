/** Labels of fields that their names do not explain. */
const LABELS: Readonly<Record<string, string>> = {
  id: 'Place in the catalogue',
  published: 'Shown',
  sample: 'An example',
};

/** Converts a field's name to a label: `leadTime` becomes "Lead time". A title stays as it is. */
export const labelOf = (name: string) =>
  LABELS[name] ??
  name.replace(/^[a-z].*/, (text) => {
    const words = text.replaceAll(/(?<=[a-z])[A-Z](?=[a-z])/g, (one) => ` ${one.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1);
  });

/** A value that differs between two versions of a record. A missing one is undefined. */
export type Difference = { field: string[]; old?: unknown; later?: unknown };

/** Returns the values that differ, in the order of the later version. */
export function differences(old: unknown, later: unknown, field: string[] = []): Difference[] {
  const isNested = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isNested(old) && !isNested(later)) return old === later ? [] : [{ field, old, later }];
  const [before, after] = [old, later].map((one) => (isNested(one) ? one : {})) as Record<
    string,
    unknown
  >[];
  return [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])].flatMap((name) =>
    differences(before?.[name], after?.[name], [...field, name]),
  );
}

/** Returns the labels of a field, such as "Grades, 2, Name". */
export function fieldLabel(field: readonly string[]): string {
  const shown = field.filter((name, index) => name !== 'value' || index < field.length - 1);
  return shown
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : labelOf(name)))
    .join(', ');
}

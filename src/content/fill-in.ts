/**
 * Fills the `{placeholders}` of a text of `content/`. Throws an Error that
 * names the placeholder when no value is given for it.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`The text "${text}" has ${placeholder}, for which there is no value.`);
    }
    return String(value);
  });
}

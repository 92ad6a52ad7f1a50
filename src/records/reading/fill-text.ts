import { thousands } from '../thousands.ts';

/**
 * Fills the words in braces of a text of `content/`: `fillText('{count} left', { count: 3 })`.
 * Throws when the text names a word that is not given, so that no brace reaches a reader.
 */
export function fillText(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) {
      throw new Error(`The text "${text}" asks for {${word}}, which is not known here. Remove it.`);
    }
    return String(value);
  });
}

/** The fitting form of a counted text, filled with {count} and what else it names. */
export function fillCount(
  text: { one: string; other: string },
  count: number,
  words: Readonly<Record<string, string>> = {},
): string {
  const form = count === 1 ? text.one : text.other;
  return fillText(form, { ...words, count: thousands(count) });
}

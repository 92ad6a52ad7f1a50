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

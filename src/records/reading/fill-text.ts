/**
 * Replaces the placeholders in a text of `content/`: `fillText('{count} left', { count: 3 })`. Throws for a placeholder
 * without a value, so that no braces are shown.
 */
export function fillText(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) {
      throw new Error(
        `The text "${text}" has the placeholder {${word}}, which has no value here. Remove it.`,
      );
    }
    return String(value);
  });
}

import { z } from 'zod';

/** A text that says something. */
export const text = z.string().trim().min(1, 'must not be empty');

/** One sentence or more. */
export const sentence = text.regex(
  /^\p{Lu}.*\.$/su,
  'must be a sentence: a capital first, a full stop last',
);

/** A paragraph: shorter, it would look lost. */
export const paragraph = text.min(40);

/** A paragraph under a title. */
export const titledParagraph = z.strictObject({ title: text, text: paragraph });

/** A counted text: `one` for 1, `other` for any other number; {count} is the number. */
export const countedText = z.strictObject({ one: text, other: text });

/** A group of fields that are all alike, one for each name. */
export function alike<Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) {
  const fields = Object.fromEntries(names.map((name) => [name, schema]));
  return z.strictObject(fields as Record<Name, Schema>);
}

/** A text with words in braces; one that is missing would drop a fact wherever the text is shown. */
export function template(...placeholders: string[]) {
  return placeholders
    .map((name) => `{${name}}`)
    .reduce((schema, word) => schema.includes(word, `must contain ${word}`), text);
}

import { z } from 'zod';
import { COMPANY_WORDS } from './read-record.ts';

const BRACED = /\{(\w+)\}/g;

/**
 * A text with words in braces that the site fills in: `template('name', 'cas?')` must hold {name},
 * as a fact would be dropped wherever the text is shown, and may hold {cas}. Any other word in
 * braces would reach a reader as it stands.
 */
export function template(...words: string[]) {
  const known = [...Object.keys(COMPANY_WORDS), ...words.map((word) => word.replace('?', ''))];
  const required = words.filter((word) => !word.endsWith('?')).map((word) => `{${word}}`);
  const schema = z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((value) => [...value.matchAll(BRACED)].every(([, word = '']) => known.includes(word)), {
      error: `may hold ${known.map((word) => `{${word}}`).join(', ')} and no other word in braces`,
    });
  return required.reduce((all, word) => all.includes(word, `must contain ${word}`), schema);
}

/** A text that says something. */
export const text = template();

const SENTENCE = /^\p{Lu}.*\.$/su;

/** One sentence or more, with words in braces as `template` has them. */
export const sentenceWith = (...words: string[]) =>
  template(...words).regex(SENTENCE, 'must be a sentence: a capital first, a full stop last');

/** One sentence or more. */
export const sentence = sentenceWith();

/** A paragraph: shorter, it would look lost. */
export const paragraph = text.min(40);

/** A paragraph under a title. */
export const titledParagraph = z.strictObject({ title: text, text: paragraph });

/** A section of a page: its heading, and the line or two below it. */
export const section = z.strictObject({ heading: text, introduction: text });

/** A group of fields that are all alike, one for each name. */
export function alike<Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) {
  const fields = Object.fromEntries(names.map((name) => [name, schema]));
  return z.strictObject(fields as Record<Name, Schema>);
}

/** Fields that are each a text. */
export const texts = <Name extends string>(...names: Name[]) => alike(names, text).shape;

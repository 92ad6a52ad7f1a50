import { z } from 'zod';
import { COMPANY_WORDS } from './read-record.ts';

/**
 * A text with words in braces that the site fills in: `template('name', 'cas?')` must hold {name},
 * may hold {cas}, and no other words in braces but `COMPANY_WORDS`.
 */
export function template(...words: string[]) {
  const known = [...Object.keys(COMPANY_WORDS), ...words.map((word) => word.replace('?', ''))];
  const required = words.filter((word) => !word.endsWith('?')).map((word) => `{${word}}`);
  const isKnown = ([, word = '']: RegExpExecArray) => known.includes(word);
  const schema = z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((text) => [...text.matchAll(/\{(\w+)\}/g)].every(isKnown), {
      error: `may hold ${known.map((word) => `{${word}}`).join(', ')} and no other word in braces`,
    });
  return required.reduce((all, word) => all.includes(word, `must contain ${word}`), schema);
}

/** A text that is not empty. */
export const text = template();

/** One sentence or more, with words in braces as `template` has them. */
export const sentenceWith = (...words: string[]) =>
  template(...words).regex(
    /^\p{Lu}.*\.$/su,
    'must be a sentence: a capital first, a full stop last',
  );

/** One sentence or more. */
export const sentence = sentenceWith();

/** A paragraph, long enough to fill a line. */
export const paragraph = text.min(40);

/** A paragraph under a title. */
export const titledParagraph = z.strictObject({ title: text, text: paragraph });

/** A section of a page: its heading, and the line or two below it. */
export const section = z.strictObject({ heading: text, introduction: text });

import { z } from 'zod';
import { COMPANY_WORDS } from './read-record.ts';

/** The maximum length of a text, with which every print has space for it. */
const TEXT_LENGTH_MAX = 600;

/**
 * The schema of a text with placeholders: `template('name', 'cas?')` must contain {name}, may contain {cas}, and allows
 * no other placeholders except `COMPANY_WORDS`.
 */
export function template(...words: string[]) {
  const known = [...Object.keys(COMPANY_WORDS), ...words.map((word) => word.replace('?', ''))];
  const required = words.filter((word) => !word.endsWith('?')).map((word) => `{${word}}`);
  const isKnown = ([, word = '']: RegExpExecArray) => known.includes(word);
  const schema = z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(TEXT_LENGTH_MAX)
    .refine((text) => !/^[“‘][^“”‘’]*[”’]$/.test(text), {
      error: 'is in curly quotes, which would be shown: write straight ones, or none',
    })
    .refine((text) => !/[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text), {
      error: 'has a control character, which cannot be seen: type the text again',
    })
    .refine((text) => [...text.matchAll(/\{(\w+)\}/g)].every(isKnown), {
      error: `may contain ${known.map((word) => `{${word}}`).join(', ')} and no other word in braces`,
    });
  return required.reduce((all, word) => all.includes(word, `must contain ${word}`), schema);
}

/** A non-empty text. */
export const text = template();

/** A product by the name of its file. The editor offers those that exist. */
export const productFileName = text.meta({ list: 'products' });

/** One or more sentences, with placeholders as in `template`. */
export const sentenceWith = (...words: string[]) =>
  template(...words).regex(
    // Names such as "2-Ethylhexanol" and "n-Butanol" may begin a sentence.
    /^(?:\p{Ll}{1,4}-)?[\p{Lu}\d].*\.$/su,
    'must be a sentence: a capital or a figure first, a full stop last',
  );

/** One or more sentences. */
export const sentence = sentenceWith();

/** A paragraph, long enough to fill a line. */
export const paragraph = text.min(40);

export const titledParagraph = z.strictObject({ title: text, text: paragraph });

/** The heading of a page's section, and the introduction below it. */
export const section = z.strictObject({ heading: text, introduction: text });

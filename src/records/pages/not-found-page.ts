import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { template, text } from '../reading/texts.ts';

/** The 404 page: `content/pages/not-found.yaml`. */
export const notFoundPage = pageRecord('not-found', {
  /** The two parts of the h1; the first is set in large letters. */
  heading: z.strictObject({ code: text, text }),
  /** `{path}` is the requested path. */
  text: template('path'),
  button: text,
  picture: pagePicture('wide', { aspect: 1.15, focus: 0.5 }),
  /** A joke: the package label of the missing page. */
  packageLabel: z.strictObject({
    /** Accessible name of the label. */
    title: text,
    /** The text in the diamond, in place of a class number. */
    figure: text.max(3),
    rows: z.array(z.strictObject({ name: text, value: text })).min(1),
  }),
});

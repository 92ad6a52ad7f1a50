import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { template, text } from '../reading/texts.ts';

/** The 404 page: `content/pages/not-found.yaml`. */
export const notFoundPage = pageRecord('not-found', {
  /** The h1 in its two parts, of which the first is set large. */
  heading: z.strictObject({ code: text, text }),
  /** `{path}` stands for the path that was asked for. */
  text: template('path'),
  button: text,
  picture: pagePicture('wide', { aspect: 1.15, focus: 0.5 }),
  /** The joke: a package label for the page that is not there. */
  packageLabel: z.strictObject({
    /** Accessible name of the label. */
    title: text,
    /** In the diamond, where the figure of the class would stand. */
    figure: text.max(3),
    rows: z.array(z.strictObject({ name: text, value: text })).min(1),
  }),
});

import { z } from 'zod';
import { pageMetaSchema } from './page-meta.ts';
import { pagePicture } from './pictures.ts';
import { readRecord } from './read-record.ts';

const text = z.string().min(1);

/** The 404 page: `content/pages/not-found.yaml`. */
export const notFoundPageSchema = z.strictObject({
  meta: pageMetaSchema,
  /** The h1 in its two parts, of which the first is set large. */
  heading: z.strictObject({ code: text, text }),
  /** `{path}` stands for the path that was asked for. */
  text: z.string().includes('{path}'),
  /** The link to Home. */
  button: text,
  picture: pagePicture('wide'),
  /** The joke: a package label for the page that is not there. */
  packageLabel: z.strictObject({
    /** Accessible name of the label. */
    title: text,
    /** In the diamond, where the class of dangerous goods would stand. */
    mark: z.string().min(1).max(3),
    rows: z.array(z.strictObject({ name: text, value: text })).min(1),
  }),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;

/** The words of the 404 page. Throws a ContentError when a field is missing or wrong. */
export function notFoundPage(): NotFoundPage {
  return readRecord('pages/not-found.yaml', notFoundPageSchema);
}

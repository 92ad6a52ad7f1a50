import { z } from 'zod';
import { pictureSchema } from '../pictures.ts';
import { record } from '../reading/read-record.ts';
import { text } from '../reading/texts.ts';

/** What search engines and shared links show of a page. Every page has its own. */
export const pageMetaSchema = z.strictObject({
  /** The browser tab and the search result; at most 60 characters are shown there. */
  title: text.min(10).max(65),
  /** The search result's text; about 155 characters are shown. */
  description: text.min(50).max(165),
  keywords: z.array(text).min(3),
  /** Title and text of a shared link; they may be warmer than the search result's. */
  socialTitle: text.min(10).max(70),
  socialDescription: text.min(30).max(200),
  /** The page's picture on a shared link: the build cuts it and writes the social title on it. */
  socialPicture: pictureSchema.extend({ alt: text.min(10) }),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

/** The reader of a page's own record: what others show of the page, and its fields. */
export const pageRecord = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
  record(`pages/${name}.yaml`, { meta: pageMetaSchema, ...fields });

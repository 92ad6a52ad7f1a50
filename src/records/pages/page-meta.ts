import { z } from 'zod';
import { pictureSchema } from '../pictures.ts';
import { record } from '../reading/read-record.ts';
import { text } from '../reading/texts.ts';

/** A page's entry in search results and shared links. */
export const pageMetaSchema = z.strictObject({
  /** The title in the browser tab and in search results, which show at most 60 characters. */
  title: text.min(10).max(65),
  /** The description in search results, which show about 155 characters. */
  description: text.min(50).max(165),
  keywords: z.array(text).min(3),
  /** Title and text of a shared link. They may be less formal than those of search results. */
  socialTitle: text.min(10).max(70),
  socialDescription: text.min(30).max(200),
  /** The picture of a shared link. The build crops it and writes the social title on it. */
  socialPicture: pictureSchema.extend({ alt: text.min(10) }),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

/** Defines the reader of a page's record: `meta`, and the given fields. */
export const pageRecord = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
  record(`pages/${name}.yaml`, { meta: pageMetaSchema, ...fields });

import { z } from 'zod';

/** An original of `images/` with its text alternative. */
export const pictureSchema = z.strictObject({
  /** Path below `images/`, such as `pages/about-laboratory.jpg`. */
  file: z
    .string()
    .regex(/^[a-z0-9/-]+\.(jpg|png|webp)$/, 'must be a path below images/, in lower case'),
  /** What is seen, for people who do not see it; empty for a decorative picture. */
  alt: z.string(),
});

/**
 * How a page shows a picture, which says how the build cuts it: on a product's card; across half
 * of the window, all of it on a phone; across the window; or upright, in an upright window alone.
 */
export type PictureUse = 'card' | 'half' | 'wide' | 'upright';

/** A picture that a page shows, and how. */
export type PagePicture = z.infer<typeof pictureSchema> & { use: PictureUse };

/** A field with a picture for a page. The field knows the use; its author names file and text. */
export function pagePicture(use: PictureUse) {
  return pictureSchema.transform((picture): PagePicture => ({ ...picture, use }));
}

import { z } from 'zod';

/** Where the originals of pictures lie, relative to the project's root. */
export const IMAGE_FOLDER = 'images';

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

/** What a phone shows of a wide picture, over its whole height. */
export type PhoneCrop = {
  /** Width by height: a little more than the widest phone shows. */
  aspect: number;
  /** How far to the right it lies, from 0 to 1, as `object-position` says on the page. */
  focus: number;
};

/** A picture that a page shows, and how. */
export type PagePicture = z.infer<typeof pictureSchema> & {
  use: PictureUse;
  phoneCrop?: PhoneCrop | undefined;
};

/** A field with a picture for a page. The field knows the use; its author names file and text. */
export function pagePicture(use: PictureUse, phoneCrop?: PhoneCrop) {
  return pictureSchema.transform((picture): PagePicture => ({ ...picture, use, phoneCrop }));
}

/** A picture as the build made it: modern formats at several widths. Made by `src/web/pictures/`. */
export type BuiltPicture = {
  alt: string;
  /** Pixels of the original; they give the box its shape before the picture arrives. */
  width: number;
  height: number;
  /** For browsers without AVIF: WebP. */
  src: string;
  sources: readonly {
    type: string;
    /** Public path of its files; `{width}` is that of each in pixels. */
    file: string;
    widths: readonly number[];
    /** A media query for another cut of the picture, such as an upright one for phones. */
    media?: string;
    width?: number;
    height?: number;
  }[];
  /** Class of the dominant colour that stands in until the picture arrives. */
  placeholder: string;
};

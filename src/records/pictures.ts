import { z } from 'zod';

/** The folder of the original pictures, relative to the project's root. */
export const IMAGE_FOLDER = 'images';

/** An original picture in `images/` with its text alternative. */
export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9/-]+\.(jpg|png|webp)$/, 'must be a picture (in the file: its path)')
    .meta({ title: 'Picture' }),
  alt: z.string().meta({
    title: 'What the picture shows',
    description: 'For those who cannot see it; empty if the words beside it say the same.',
  }),
});

/**
 * How a page shows a picture, which decides the sizes that the build makes: `card`, on a product's card; `half`, across
 * half of the window, on a phone across all of it; `band`, across every window; `wide`, across the window, except that
 * phones show its `PhoneCrop` or an `upright` picture, which is for narrow portrait windows.
 */
export type PictureUse = 'card' | 'half' | 'band' | 'wide' | 'upright';

/** The part of a wide picture that a phone shows, at full height. */
export type PhoneCrop = {
  /** Width divided by height, slightly more than the widest phone shows. */
  aspect: number;
  /** Horizontal position from 0 (left) to 1 (right), equal to `object-position` on the page. */
  focus: number;
};

export type PagePicture = z.infer<typeof pictureSchema> & {
  use: PictureUse;
  phoneCrop?: PhoneCrop | undefined;
};

/** Returns a schema for a picture of a page with a fixed use. The record gives file and text alternative. */
export function pagePicture(use: PictureUse, phoneCrop?: PhoneCrop) {
  return pictureSchema
    .transform((picture): PagePicture => ({ ...picture, use, phoneCrop }))
    .meta({ use, phoneCrop });
}

/** A picture after the build, in modern formats and several widths (`pictureOf`). */
export type BuiltPicture = {
  alt: string;
  /** The original's size in pixels, which reserves the space before the picture loads. */
  width: number;
  height: number;
  /** A WebP file for browsers without AVIF. */
  src: string;
  sources: readonly {
    type: string;
    /** The public path of its files, with `{width}` for the width in pixels. */
    file: string;
    widths: readonly number[];
    /** A media query for another version of the picture, such as a portrait one for phones. */
    media?: string;
    width?: number;
    height?: number;
  }[];
};

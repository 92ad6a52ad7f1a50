import { z } from 'zod';

/** The list of all cuts, written by `scripts/build-pictures.ts`, relative to the project's root. */
export const BUILT_PICTURES_FILE = '.cache/pictures.json';

const cutSchema = z.strictObject({
  /** Public path, such as `/static/pictures/products/acetone-drum.1a2b3c4d.720.avif`. */
  path: z.string().startsWith('/'),
  /** Pixels. */
  width: z.int().positive(),
});

/** All cuts of one original. */
export const cutPictureSchema = z.strictObject({
  /** Pixels of the original. */
  width: z.int().positive(),
  height: z.int().positive(),
  avif: z.array(cutSchema).min(1),
  webp: z.array(cutSchema).min(1),
  /** Class name of the dominant colour, for the time before the picture arrives. */
  placeholder: z.string().min(1),
});

export type CutPicture = z.infer<typeof cutPictureSchema>;
export type PictureCut = z.infer<typeof cutSchema>;

/** A vector drawing, served as it is. */
const drawingSchema = z.strictObject({
  /** Public path. */
  path: z.string().startsWith('/'),
  /** Pixels of its view box. */
  width: z.number().positive(),
  height: z.number().positive(),
});

/** Everything that was built, by the original's path below `images/`. */
export const builtPicturesSchema = z.strictObject({
  pictures: z.record(z.string(), cutPictureSchema),
  drawings: z.record(z.string(), drawingSchema),
});
export type BuiltPictures = z.infer<typeof builtPicturesSchema>;
export type BuiltDrawing = z.infer<typeof drawingSchema>;

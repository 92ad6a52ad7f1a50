import { z } from 'zod';

/** A picture of `images/` with its text alternative. */
export const pictureSchema = z.strictObject({
  /** Path below `images/`, such as `pages/about-laboratory.jpg`. */
  file: z
    .string()
    .regex(/^[a-z0-9/-]+\.(jpg|png|webp)$/, 'must be a path below images/, in lower case'),
  /** What is seen, for people who do not see it; empty for a decorative picture. */
  alt: z.string(),
});

export type PictureRecord = z.infer<typeof pictureSchema>;

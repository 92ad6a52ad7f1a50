import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import * as content from '../src/records/content.ts';

const MANIFEST_FILE = 'imagery/manifest.yaml';

/** One picture: a scene, the record it shows, and how it is taken. */
const picture = z.strictObject({
  /** A module of `imagery/scenes/`, without its ending. */
  scene: z.string().regex(/^[a-z_]+$/),
  /** Slug of the product record that the scene's labels are drawn from. */
  product: z.string().optional(),
  /** What the scene's `build` takes beside the product: arrangement, camera, colours. */
  args: z.record(z.string(), z.unknown()).default({}),
  /** Width and height in pixels. */
  size: z.tuple([z.int(), z.int()]).default([1600, 1200]),
  /** Light paths for each pixel; noise falls with its square root, time grows with it. */
  samples: z.int().min(4).default(20),
  quality: z.int().min(50).max(95).default(82),
});

const manifest = z.record(
  z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must look like "products/acetone-drum"'),
  picture,
);

export type Picture = z.infer<typeof picture>;

/**
 * The pictures by their path under `images/` without ending, except those of hidden and removed
 * products. Throws an error that names the wrong field.
 */
export function manifestPictures(): Record<string, Picture> {
  const result = manifest.safeParse(parse(readFileSync(MANIFEST_FILE, 'utf8')));
  if (!result.success)
    throw new Error(`${MANIFEST_FILE} has wrong fields:\n${z.prettifyError(result.error)}`);
  const slugs = content.products().map(({ slug }) => slug);
  return Object.fromEntries(
    Object.entries(result.data).filter(
      ([, { product }]) => product === undefined || slugs.includes(product),
    ),
  );
}

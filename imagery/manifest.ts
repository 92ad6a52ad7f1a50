import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import * as content from '../src/records/content.ts';

const MANIFEST_FILE = 'imagery/manifest.yaml';

/** One picture: its scene, record and render settings. */
const picture = z.strictObject({
  /** A module of `imagery/scenes/`, without extension. */
  scene: z.string().regex(/^[a-z_]+$/),
  /** Slug of the product record that the scene's labels are drawn from. */
  product: z.string().optional(),
  /** Arguments of the scene's `build`: arrangement, camera, colours. */
  args: z.record(z.string(), z.unknown()),
  /** Width and height in pixels. */
  size: z.tuple([z.int(), z.int()]).default([1600, 1200]),
  /** Samples per pixel in Cycles. Four times as many halve the noise and take four times as long. */
  samples: z.int().min(4).default(14),
  /** Where the brightest hundredth of the picture begins, 0 to 255. */
  white: z.int().min(100).max(255).default(238),
  /** Whether the colours of a purple dusk are made more neutral. */
  graded: z.boolean().default(false),
  quality: z.int().min(50).max(95).default(82),
});

const manifest = z.record(
  z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must look like "products/acetone-drum"'),
  picture,
);

export type Picture = z.infer<typeof picture>;

/** The pictures of a scene by name, and under `defaults` the settings that they share. */
type SceneEntry = Record<string, Partial<Picture> | undefined>;

/**
 * Returns the pictures by their path under `images/` without extension, except those of hidden and removed products.
 * Throws an error that names the wrong field.
 */
export function manifestPictures(): Record<string, Picture> {
  const scenes = parse(readFileSync(MANIFEST_FILE, 'utf8')) as Record<string, SceneEntry>;
  const slugs = content.products().map(({ slug }) => slug);
  const pictures = Object.entries(scenes).flatMap(([scene, { defaults, ...entries }]) =>
    Object.entries(entries).map(([name, own]) => {
      const product = slugs.find((slug) => name.startsWith(`products/${slug}-`));
      const args = { ...defaults?.args, ...own?.args };
      return [name, { scene, product, ...defaults, ...own, args }] as const;
    }),
  );
  const shown = pictures.filter(([name, { product }]) =>
    product === undefined ? !name.startsWith('products/') : slugs.includes(product),
  );
  const result = manifest.safeParse(Object.fromEntries(shown));
  if (!result.success)
    throw new Error(`${MANIFEST_FILE} has wrong fields:\n${z.prettifyError(result.error)}`);
  return result.data;
}

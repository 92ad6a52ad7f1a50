import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as content from '../src/records/content.ts';
import { manifestPictures } from './manifest.ts';

const PRODUCT_FOLDER = 'products/';
const pictures = manifestPictures();
const manifest = Object.entries(pictures);

describe('the manifest of pictures', () => {
  it('labels a picture from the record of the product that shows it; photographs are not in it', () => {
    for (const product of content.products()) {
      for (const { file } of product.images) {
        const entry = pictures[PRODUCT_FOLDER + file.replace(/\.jpg$/, '')];
        if (entry) expect(entry.product, file).toBe(product.slug);
      }
    }
  });

  it.each(manifest)('%s has its scene', (_name, picture) => {
    expect(existsSync(`imagery/scenes/${picture.scene}.py`)).toBe(true);
  });
});

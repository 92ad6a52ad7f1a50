import { describe, expect, it } from 'vitest';
import * as content from '../content.ts';
import { arrangeProducts, dataSheetPath, type ProductFile } from './products.ts';

const products = content.products();
describe('the catalogue', () => {
  it('finds a product by its slug, and says so when there is none', () => {
    for (const product of products) {
      expect(content.product(product.slug)).toBe(product);
      expect(dataSheetPath(product)).toBe(`/data-sheets/${product.slug}-data-sheet.pdf`);
    }
    expect(() => content.product('gold')).toThrow('There is no product "gold".');
  });
});

describe('arrangeProducts', () => {
  const files = products.map((product) => ({ file: `products/${product.slug}.yaml`, product }));

  const [first, second] = files;
  if (!first || !second) throw new Error('These tests need two products.');
  const secondWith = (change: Partial<ProductFile['product']>) =>
    arrangeProducts([first, { ...second, product: { ...second.product, ...change } }]);

  it('sorts by id, of which any may be missing', () => {
    expect(arrangeProducts([...files].reverse())).toEqual(products);
    expect(arrangeProducts(files.toSpliced(1, 1))).toEqual(products.toSpliced(1, 1));
  });

  it('says all that records share, of each field', () => {
    const { id, dataSheet, images } = first.product;
    const shared = (field: string) =>
      `content/${second.file}:\\d+, ${field}: must be its own, and not that of content/${first.file};`;
    expect(() => secondWith({ id })).toThrow(new RegExp(`^${shared('id')}`));
    expect(() => secondWith({ dataSheet, images })).toThrow(
      new RegExp(`^${shared('dataSheet.value.number')}.*\n${shared('images.0.file')}`),
    );
  });

  it('says which file is misnamed', () => {
    const misnamed = [{ ...first, file: 'products/propanone.yaml' }];
    expect(() => arrangeProducts(misnamed)).toThrow(
      `content/products/propanone.yaml, slug: belongs in content/${first.file}: rename the file, or correct the slug`,
    );
  });

  it('refuses an empty catalogue', () => {
    expect(() => arrangeProducts([])).toThrow('content/products has no record.');
  });
});

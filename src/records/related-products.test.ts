import { describe, expect, it } from 'vitest';
import * as content from './content.ts';
import { relatedProducts } from './related-products.ts';

const catalogue = content.products();

describe('related products', () => {
  it.each(catalogue.map((product) => [product.name, product] as const))(
    'of %s are two or three others that its own trades buy',
    (_name, product) => {
      const related = relatedProducts(product, catalogue);
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(new Set(related.map(({ product: other }) => other.slug)).size).toBe(related.length);
      const own = product.uses.map(({ industry }) => industry);
      for (const { product: other, industries } of related) {
        expect(other.slug).not.toBe(product.slug);
        expect(industries.length).toBeGreaterThan(0);
        expect(own).toEqual(expect.arrayContaining([...industries]));
      }
    },
  );

  it('begin with those that share most', () => {
    for (const product of catalogue) {
      const counts = relatedProducts(product, catalogue).map(({ industries }) => industries.length);
      expect(counts).toEqual(counts.toSorted((first, second) => second - first));
    }
  });

  it('do not meet in "and"', () => {
    const [first, second] = catalogue;
    if (!first || !second) throw new Error('There are no products.');
    const alone = { ...first, uses: [{ industry: 'Glass and mirrors', use: 'x' }] };
    expect(
      relatedProducts(alone, [{ ...second, uses: [{ industry: 'Tea and milk', use: 'x' }] }]),
    ).toEqual([]);
  });
});

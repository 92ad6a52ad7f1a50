import { describe, expect, it } from 'vitest';
import * as content from '../content.ts';
import type { Product } from './products.ts';
import { relatedProducts } from './related-products.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';

const catalogue = content.products();

/** A product of these trades. */
function productFor(slug: string, ...industries: string[]): Product {
  const uses = industries.map((industry) => ({ industry, use: 'x' }));
  return { ...SPECIMEN, slug, uses };
}

describe('related products', () => {
  it.each(catalogue.map((product) => [product.name, product] as const))(
    'of %s are two or three others, each with trades that its own record names',
    (_name, product) => {
      const related = relatedProducts(product, catalogue);
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(new Set(related.map(({ product: other }) => other.slug)).size).toBe(related.length);
      for (const { product: other, industries } of related) {
        expect(other.slug).not.toBe(product.slug);
        expect(industries.length).toBeGreaterThan(0);
        const own = other.uses.map(({ industry }) => industry);
        expect(own).toEqual(expect.arrayContaining([...industries]));
      }
    },
  );

  it('begin with those that share most, and are said to be for no more than they are', () => {
    const glass = productFor('glass', 'Glass and mirrors', 'Paper');
    const related = relatedProducts(glass, [
      productFor('one', 'Mirrors', 'Milk'),
      productFor('two', 'Glass and stone', 'Papers of all kinds'),
    ]);
    expect(related.map(({ product, industries }) => [product.slug, ...industries])).toEqual([
      ['two', 'Glass and stone', 'Papers of all kinds'],
      ['one', 'Mirrors'],
    ]);
  });

  it('do not meet in "and"', () => {
    const alone = productFor('glass', 'Glass and mirrors');
    expect(relatedProducts(alone, [productFor('tea', 'Tea and milk')])).toEqual([]);
  });
});

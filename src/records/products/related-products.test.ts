import { describe, expect, it } from 'vitest';
import * as content from '../content.ts';
import type { Product } from './products.ts';
import { relatedProducts } from './related-products.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';

const catalogue = content.products();

/** A product for these uses, each written as "industry: use". */
function productFor(slug: string, ...uses: string[]): Product {
  const named = uses.map((text) => {
    const [industry = '', use = ''] = text.split(': ');
    return { industry, use };
  });
  return { ...SPECIMEN, slug, uses: named };
}

describe('related products', () => {
  it.each(catalogue.map((product) => [product.name, product] as const))(
    'of %s are up to three others, each with trades that its own record names',
    (_name, product) => {
      const related = relatedProducts(product, catalogue);
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
      productFor('two', 'Glass and stone', 'Milk', 'Papers of all kinds'),
    ]);
    expect(related.map(({ product, industries }) => [product.slug, ...industries])).toEqual([
      ['two', 'Glass and stone', 'Papers of all kinds'],
      ['one', 'Mirrors'],
    ]);
  });

  it('are told by what is done with them, and by what few others are for before what many are for', () => {
    const solvent = productFor('solvent', 'Coatings: Thinner for lacquers');
    const related = relatedProducts(solvent, [
      productFor('resin', 'Coatings: Alkyd resins'),
      productFor('pigment', 'Coatings: Pigments'),
      productFor('ether', 'Woodwork: Thinner'),
    ]);
    expect(related.map(({ product }) => product.slug)[0]).toBe('ether');
  });

  it('do not meet in "and"', () => {
    const alone = productFor('glass', 'Glass and mirrors');
    expect(relatedProducts(alone, [productFor('tea', 'Tea and milk')])).toEqual([]);
  });
});

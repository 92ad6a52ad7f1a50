import { describe, expect, it } from 'vitest';
import * as content from '../content.ts';
import type { Product } from './products.ts';
import { relatedProducts } from './related-products.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';

const catalogue = content.products();

/** Returns a product with these uses, each written as "industry: use". */
function productFor(slug: string, ...uses: string[]): Product {
  const named = uses.map((text) => {
    const [industry = '', use = ''] = text.split(': ');
    return { industry, use };
  });
  return { ...SPECIMEN, slug, uses: named };
}

describe('related products', () => {
  it.each(catalogue.map((product) => [product.name, product] as const))(
    'of %s are three others, each with a use of its own record if it shares one',
    (_name, product) => {
      const related = relatedProducts(product, catalogue);
      expect(related).toHaveLength(Math.min(3, catalogue.length - 1));
      expect(new Set(related.map(({ product: other }) => other.slug)).size).toBe(related.length);
      for (const { product: other, use } of related) {
        expect(other.slug).not.toBe(product.slug);
        if (use) expect(other.uses).toContain(use);
      }
    },
  );

  it('begin with the most similar, each with its most similar use', () => {
    const glass = productFor('glass', 'Glass and mirrors', 'Paper');
    const related = relatedProducts(glass, [
      productFor('one', 'Mirrors', 'Milk'),
      productFor('two', 'Glass and stone', 'Milk', 'Paper and mirrors'),
      productFor('three', 'Glass and stone'),
    ]);
    expect(related.map(({ product, use }) => [product.slug, use?.industry])).toEqual([
      ['two', 'Paper and mirrors'],
      ['one', 'Mirrors'],
      ['three', 'Glass and stone'],
    ]);
  });

  it('do not depend on short words such as "and"', () => {
    const alone = productFor('glass', 'Glass and mirrors');
    expect(relatedProducts(alone, [productFor('tea', 'Tea and milk')])).toMatchObject([
      { use: undefined },
    ]);
  });
});

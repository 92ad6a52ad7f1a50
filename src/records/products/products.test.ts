import { describe, expect, it } from 'vitest';
import * as content from '../content.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import { publishedProducts, keyProducts, type ProductFile } from './products.ts';

const products = content.products();
describe('the catalogue', () => {
  it('finds a product by its slug, and throws when there is none', () => {
    for (const product of products) expect(content.product(product.slug)).toBe(product);
    expect(() => content.product('gold')).toThrow('There is no product "gold".');
  });
});

it('replaces key products that are not in the catalogue', () => {
  const slugs = products.map(({ slug }) => slug);
  const [first = '', second = '', ...rest] = slugs;
  expect(keyProducts([second, first]).map(({ slug }) => slug)).toEqual([second, first]);
  expect(keyProducts(['gold', second]).map(({ slug }) => slug)).toEqual([second, first]);
  expect(keyProducts(['gold', ...slugs])).toHaveLength(rest.length + 2);
});

describe('publishedProducts', () => {
  const files = products.map((product) => ({ file: `products/${product.slug}.yaml`, product }));

  const [first, second] = files;
  if (!first || !second) throw new Error('These tests need two products.');
  const secondWith = (change: Partial<ProductFile['product']>) =>
    publishedProducts([first, { ...second, product: { ...second.product, ...change } }]);

  it('sorts by id; ids may be missing', () => {
    expect(publishedProducts([...files].reverse())).toEqual(products);
    expect(publishedProducts(files.toSpliced(1, 1))).toEqual(products.toSpliced(1, 1));
  });

  it('reports every value that two records share', () => {
    const { id, dataSheet, identity } = first.product;
    const shared = (field: string) =>
      `content/${second.file}:\\d+, ${field}: must differ from that of content/${first.file}: correct the one that is wrong;`;
    expect(() => secondWith({ id })).toThrow(new RegExp(`^${shared('id')}`));
    expect(() => secondWith({ dataSheet, identity })).toThrow(
      new RegExp(`^${shared('identity.casNumber')}.*\n(.*\n)*${shared('dataSheet.value.number')}`),
    );
  });

  it('lets solutions and forms of one substance share its identity', () => {
    const problemsOf = (name: string) => {
      const { identity } = SPECIMEN;
      const slug = name.toLowerCase().replaceAll(' ', '-');
      const file = `products/${slug}.yaml`;
      const product = { ...second.product, name, slug, identity };
      try {
        publishedProducts([
          { ...first, product: { ...first.product, identity } },
          { file, product },
        ]);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    expect(problemsOf(`${first.product.name} SOLUTION 50`)).toBe('');
    expect(problemsOf(`${first.product.name} ESTER`)).toMatch(/identity\.casNumber: must differ/);
  });

  it('reports a misnamed file', () => {
    const misnamed = [{ ...first, file: 'products/propanone.yaml' }];
    expect(() => publishedProducts(misnamed)).toThrow(
      `content/products/propanone.yaml, name: belongs in content/${first.file}: rename the file, or correct "name"`,
    );
  });

  it('leaves out hidden products and does not compare them', () => {
    const hidden = { ...first, product: { ...first.product, published: false } };
    expect(publishedProducts([hidden, second])).toEqual([second.product]);
    const shared = { ...second, product: { ...second.product, id: first.product.id } };
    expect(publishedProducts([hidden, shared])).toEqual([shared.product]);
    expect(() => publishedProducts([hidden])).toThrow('content/products has no published record.');
  });

  it('rejects an empty catalogue', () => {
    expect(() => publishedProducts([])).toThrow('content/products has no published record.');
  });
});

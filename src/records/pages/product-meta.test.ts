import { expect, it } from 'vitest';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import * as content from '../content.ts';
import { productMeta } from './product-meta.ts';

const metas = content.products().map(productMeta);

it('every product has a title and a description of its own, with name and CAS number', () => {
  for (const field of ['title', 'description', 'socialTitle', 'socialDescription'] as const) {
    const values = metas.map((meta) => meta[field]);
    const repeated = values.filter((value, index) => values.indexOf(value) !== index);
    expect(repeated, `${field} of two products, from their names and summaries`).toEqual([]);
  }
  content.products().forEach(({ displayName, identity }, index) => {
    expect(metas[index]?.title).toContain(`${displayName}, CAS ${identity.casNumber}`);
    expect(metas[index]?.description).toContain(identity.casNumber);
  });
});

it('says which product has a title that is too long', () => {
  const product = { ...SPECIMEN, displayName: 'Acetone '.repeat(9) };
  expect(() => productMeta(product)).toThrow(/The page of ACETONE .* title: /);
});

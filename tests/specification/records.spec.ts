import { expect, test } from '@playwright/test';
import { ROUTE_LABELS, ROUTE_NAMES } from '../../src/records/urls/routes.ts';
import * as content from '../../src/records/content.ts';
import { cardImages } from '../../src/records/products/products.ts';
import { SPECIFICATION } from '../support/specification.ts';

test('the records begin with the products, hours and links of the specification', () => {
  const products = content.products().map((product) => [product.name, cardImages(product).length]);
  expect(products.slice(0, SPECIFICATION.products.length)).toEqual(SPECIFICATION.products);
  expect(content.company().officeHours.display).toEqual(SPECIFICATION.officeHours);
  expect(ROUTE_NAMES.map((name) => ROUTE_LABELS[name])).toEqual(SPECIFICATION.menu);
});

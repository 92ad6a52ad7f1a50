import { describe, expect, it } from 'vitest';
import { PRODUCT_SEARCH_PATH, ROUTES } from '../../records/addresses/routes.ts';
import { findUrlType } from './search-scroll.ts';

const urlTypeOf = (address: string) => findUrlType(new URL(address, 'https://site.example'));

describe('findUrlType', () => {
  it('reads the path segment and the query', () => {
    expect(urlTypeOf(PRODUCT_SEARCH_PATH)).toBe('search');
    expect(urlTypeOf(`${PRODUCT_SEARCH_PATH}/`)).toBe('search');
    expect(urlTypeOf(`${ROUTES.products}?urlType=search`)).toBe('search');
    expect(urlTypeOf(`${ROUTES.products}?utm_source=x&urlType=search#acetone`)).toBe('search');
  });

  it('is undefined on the plain route', () => {
    for (const address of ['', '/', '?', '?urlType=', '?urltype=search', '?other=search']) {
      expect(urlTypeOf(ROUTES.products + address)).toBeUndefined();
    }
  });

  it('is not the search for any other value', () => {
    for (const address of [
      '/Search',
      '/searching',
      '/search%20',
      '?urlType=Search',
      '?urlType=search2',
    ]) {
      expect(urlTypeOf(ROUTES.products + address)).not.toBe('search');
    }
  });

  it('prefers the path to the query', () => {
    expect(urlTypeOf(`${ROUTES.products}/other?urlType=search`)).toBe('other');
  });
});

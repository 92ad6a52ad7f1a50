import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../records/urls/routes.ts';
import { htmlOf, type Site } from './plugins/site-files.ts';
import { readablePath } from './render-not-found.ts';
import { decodePath, PATH_LENGTH_MAX, resolvePath } from './request-path.ts';

const { products, contact } = ROUTES;

const SITE: Site = (() => {
  const file = (body: string) => ({
    etag: '',
    variants: [{ coding: '', body: Buffer.from(body), headers: {} }],
  });
  const mapOf = (...paths: string[]) => new Map(paths.map((path) => [path, file(path)]));
  return {
    pages: mapOf('/', products, `${products}/search`, contact),
    assets: mapOf('/robots.txt', '/static/js/menu.4f2a.js'),
    notFound: '',
  };
})();

function resolve(path: string): string {
  const target = resolvePath(SITE, decodePath(path));
  if (typeof target === 'string') return `moved to ${target}`;
  return [...SITE.pages, ...SITE.assets].find(([, file]) => file === target)?.[0] ?? 'missing';
}

describe('a path of the site', () => {
  it.each([
    ['/', '/'],
    [contact, contact],
    [`${products}/search`, `${products}/search`],
    ['/robots.txt', '/robots.txt'],
    ['/%72obots.txt', '/robots.txt'],
    ['/robots.txt?a=b?c', '/robots.txt'],
    ['HTTP://elsewhere.example/robots.txt', '/robots.txt'],
    ['https://elsewhere.example', '/'],
    ['/?', '/'],
    ['/static/js/menu.4f2a.js', '/static/js/menu.4f2a.js'],
  ])('%s leads to its file', (path, file) => {
    expect(resolve(path)).toBe(file);
  });

  it.each([
    [`${contact}/`, contact],
    [`${contact}///`, contact],
    [`${contact}.html`, contact],
    [`${contact}.html/`, contact],
    ['/index.html', '/'],
    ['//', '/'],
    [`${products}/search/`, `${products}/search`],
    [`${products}/search.html`, `${products}/search`],
    [`${products}/solvents/`, `${products}/solvents`],
    [`${products}/a%20b/`, `${products}/a%20b`],
    ['/products', products],
    ['/products/', products],
    ['/products.html', products],
  ])('%s is moved to its clean address', (path, address) => {
    expect(resolve(path)).toBe(`moved to ${address}`);
  });

  it.each([`${products}/solvents`, `${products}/SEARCH`, `${products}/%F0%9F%8C%8A`])(
    '%s is the Products page with a parameter',
    (path) => {
      expect(resolve(path)).toBe(products);
    },
  );

  it.each([
    '/badpage',
    `${products}%2Fsearch`,
    `${products}%2fsolvents`,
    '/products/gold',
    '/__proto__',
    '/index',
    '/404.html',
    `${products}/solvents/deeper/`,
    `/${contact}`,
    contact.toUpperCase(),
    '/robots.txt/',
    '/robots.txt%00',
    '/index.html.br',
    '/static/',
    '/static/%2e%2e/robots.txt',
    '/..%2f..%2f..%2fetc/passwd',
    '/\\..\\robots.txt',
    `/${'/'.repeat(14_000)}x`,
    '/%',
  ])('%s does not exist', (path) => {
    expect(resolve(path)).toBe('missing');
  });

  it('never throws, and finds only listed files', { timeout: 20_000 }, () => {
    const known = [...SITE.pages, ...SITE.assets].map(([path]) => path);
    const part = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', '%2f', '\\', '%5c', '', '%00', '%', '.html', 'index'),
      fc.constantFrom(...known),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const target = resolvePath(SITE, decodePath(`/${parts.join('/')}`));
        if (typeof target === 'string') expect(target).toMatch(/^\/(?!\/)/);
        else if (target) expect(known).toContain(htmlOf(target));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the path on the 404 page', () => {
  it.each([
    ['/caf%C3%A9', '/café'],
    ['/a%0Ab', '/a%0Ab'],
    ['/a%E2%80%AEb', '/a%E2%80%AEb'],
    ['/%zz', '/%zz'],
    ['*', '*'],
  ])('of %s is %s', (path, shown) => {
    expect(readablePath(decodePath(path))).toBe(shown);
  });

  it('is shortened with an ellipsis beyond the limit, also within a character', () => {
    const unit = fc.constantFrom('a', '/', 'é', 'क', '😀', '<');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 4000 }), (text) => {
        const path = `/${text}`;
        const shown = readablePath(decodePath(encodeURI(path)));
        expect(shown.isWellFormed()).toBe(true);
        if (path.length <= PATH_LENGTH_MAX) expect(shown).toBe(path);
        else expect(shown).toHaveLength(PATH_LENGTH_MAX + 1);
        expect(shown.endsWith('…')).toBe(path.length > PATH_LENGTH_MAX);
      }),
    );
  });
});

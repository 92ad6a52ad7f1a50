import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../records/addresses/routes.ts';
import { resolvePath } from './resolve-path.ts';
import type { Site } from './plugins/site-files.ts';

const { products, contact } = ROUTES;

const SITE: Site = (() => {
  const file = (body: string) => ({
    plain: { body: Buffer.from(body), headers: {} },
    twins: {},
    etag: '',
  });
  const mapOf = (...paths: string[]) => new Map(paths.map((path) => [path, file(path)]));
  return {
    pages: mapOf('/', products, `${products}/search`, contact),
    assets: mapOf('/robots.txt', '/static/js/menu.4f2a.js'),
    notFound: '',
  };
})();

function resolve(path: string): string {
  const target = resolvePath(SITE, path);
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

  it.each([
    `${products}/solvents`,
    `${products}/SEARCH`,
    `${products}/a%2Fb`,
    `${products}/..%2F..%2Fetc%2Fpasswd`,
    `${products}/%F0%9F%8C%8A`,
  ])('%s is the Products page with some parameter', (path) => {
    expect(resolve(path)).toBe(products);
  });

  it.each([
    '/badpage',
    '/products/gold',
    '/products/gold/',
    '/__proto__',
    '/constructor',
    '/index',
    '/404',
    '/404.html',
    `${products}/search/deeper`,
    `${products}/solvents/deeper/`,
    `${products}//search`,
    `${products}/..`,
    `${products}/%2e%2e`,
    `${products}/%zz`,
    `${contact}/search`,
    `/${contact}`,
    contact.toUpperCase(),
    '/robots.txt/',
    '/robots.txt%00',
    '/.secret',
    '/.well-known/security.txt',
    '/policies.json',
    '/index.html.br',
    '/static/js/menu.4f2a.js.gz',
    '/static',
    '/static/',
    '/static%2Fjs%2Fmenu.4f2a.js',
    '/../client/robots.txt',
    '/static/../robots.txt',
    '/static/%2e%2e/robots.txt',
    '/..%2f..%2f..%2fetc/passwd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/\\..\\robots.txt',
    '/_image',
    '/_server-islands/x',
    '/%',
  ])('%s does not exist', (path) => {
    expect(resolve(path)).toBe('missing');
  });

  it('never throws and never leaves the list of files', { timeout: 20_000 }, () => {
    const known = [...SITE.pages, ...SITE.assets].map(([path]) => path);
    const part = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', '%2f', '\\', '%5c', '', '%00', '%', '.html', 'index'),
      fc.constantFrom(...known),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const target = resolvePath(SITE, `/${parts.join('/')}`);
        if (typeof target === 'string') expect(target).toMatch(/^\/(?!\/)/);
        else if (target) expect(known).toContain(target.plain.body.toString());
      }),
      { numRuns: 2000 },
    );
  });
});

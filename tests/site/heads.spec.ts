/** Checks what the built pages contain for search engines, social networks and browsers. */
import sharp from 'sharp';
import * as content from '../../src/records/content.ts';
import { PRODUCT_SEARCH_PATH, ROUTES } from '../../src/records/urls/routes.ts';
import { requireBuild } from '../../src/settings/build-info.ts';
import { findBuiltFile, readBuiltPage } from '../support/built-site.ts';
import { LISTED_PAGES, SITE_PAGES, UNKNOWN_PATH } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const company = content.company();
const PRODUCTS = content.products().map(({ slug }) => ({ name: slug, path: `/products/${slug}` }));
/** The public origin that the site was built with. */
const { siteUrl } = requireBuild();

/** Returns the value of a `meta` element; empty when there is none. */
function metaOf(page: Document, name: string): string {
  const meta = page.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute('content') ?? '';
}

const hrefOf = (page: Document, rel: string) =>
  page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? undefined;

test('each page has its own title, description and social tags', () => {
  const OWN = [
    ...['description', 'keywords'],
    ...['og:title', 'og:description', 'og:image'],
    ...['twitter:title', 'twitter:description', 'twitter:image'],
  ];
  const heads: Record<string, string[]> = {};
  const pages = [...LISTED_PAGES, ...PRODUCTS];
  for (const { path } of pages) {
    const page = readBuiltPage(path);
    for (const property of OWN) (heads[property] ??= []).push(metaOf(page, property));
    (heads['title'] ??= []).push(page.title);

    const canonical = new URL(path, siteUrl).href;
    expect(hrefOf(page, 'canonical')).toBe(canonical);
    expect(metaOf(page, 'og:url')).toBe(canonical);
    expect(metaOf(page, 'og:type')).toBe('website');
    expect(metaOf(page, 'og:site_name')).toBe(company.name);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(metaOf(page, 'robots')).toBe('');
    expect(page.documentElement.getAttribute('lang')).toBe('en');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  }
  for (const [property, values] of Object.entries(heads)) {
    expect(values, property).not.toContain('');
    expect(new Set(values).size, `different values of ${property}`).toBe(pages.length);
  }
});

test('the search of Products has the canonical link of Products, and the 404 page has none', () => {
  const products = new URL(ROUTES.products, siteUrl).href;
  expect(hrefOf(readBuiltPage(PRODUCT_SEARCH_PATH), 'canonical')).toBe(products);
  const missing = readBuiltPage(UNKNOWN_PATH);
  expect(hrefOf(missing, 'canonical')).toBeUndefined();
  expect(metaOf(missing, 'robots')).toContain('noindex');
});

test('the social pictures of all pages exist in the size that the tags name', async () => {
  for (const { name, path } of SITE_PAGES) {
    const page = readBuiltPage(path);
    const address = new URL(metaOf(page, 'og:image'));
    expect(address.origin).toBe(new URL(siteUrl).origin);
    expect(metaOf(page, 'og:image:alt'), name).not.toBe('');
    const file = findBuiltFile(address.pathname);
    expect(file, address.pathname).toBeDefined();
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(metaOf(page, 'og:image:width')).toBe('1200');
    expect(metaOf(page, 'og:image:height')).toBe('630');
  }
});

type SchemaObject = { '@type': string } & Record<string, unknown>;

test('each page has the structured data of its kind', () => {
  for (const { name, path } of LISTED_PAGES) {
    const scripts = readBuiltPage(path).querySelectorAll('script[type="application/ld+json"]');
    const things = [...scripts].flatMap(
      ({ textContent }) => JSON.parse(textContent) as SchemaObject | SchemaObject[],
    );
    expect(things.map((thing) => thing['@context'])).toEqual(
      things.map(() => 'https://schema.org'),
    );
    expect(
      things.map((thing) => thing['@type']),
      name,
    ).toEqual([
      ...(['home', 'contact'].includes(name) ? ['Organization'] : []),
      name === 'home' ? 'WebSite' : 'BreadcrumbList',
    ]);

    const find = (type: string) => things.find((thing) => thing['@type'] === type);
    if (name === 'home') {
      const { openDays, opens, closes } = company.officeHours;
      const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: openDays, opens, closes };
      expect(find('Organization')).toMatchObject({
        name: company.name,
        legalName: company.legalName,
        telephone: company.phone,
        foundingDate: String(company.foundingYear),
        address: {
          '@type': 'PostalAddress',
          addressLocality: company.address.city,
          postalCode: company.address.postalCode,
        },
        contactPoint: { telephone: company.phone, hoursAvailable: hours },
        location: { openingHoursSpecification: hours },
      });
    } else {
      const crumbs = find('BreadcrumbList')?.['itemListElement'] as { item: string }[];
      expect(crumbs.map(({ item }) => item)).toEqual([
        new URL('/', siteUrl).href,
        new URL(path, siteUrl).href,
      ]);
    }
  }
});

test("sitemap and robots.txt contain exactly the routes and the products' pages", async ({
  request,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const paths = [...LISTED_PAGES, ...PRODUCTS].map(({ path }) => path);
  expect(addresses).toEqual(paths.map((path) => new URL(path, siteUrl).href));
  for (const path of paths) expect((await request.get(path)).status()).toBe(200);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test('the icons are served', async ({ request }) => {
  const page = readBuiltPage('/');
  const links = [...page.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
  expect(links).toHaveLength(3);
  for (const link of links) {
    const href = link.getAttribute('href') ?? '';
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(response.headers()['content-type'], href).toMatch(/^image\//);
    const { width, height } = await sharp(await response.body()).metadata();
    expect(width).toBe(height);
  }
});

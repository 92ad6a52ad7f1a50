import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as content from '../../src/records/content.ts';
import { requireBuild } from '../../src/server/build-record.ts';
import { PRIVACY_ANCHOR, ROUTES } from '../../src/records/routes.ts';
import { expect, test } from '../support/test.ts';
import { LISTED_PAGES, SITE_PAGES } from '../support/site-pages.ts';

const company = content.company();
/** The public origin that the site was built with. */
const { siteUrl } = requireBuild();

const scrollOffset = (page: Page) => page.evaluate(() => scrollY);
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`);

for (const { name, path } of SITE_PAGES) {
  test(`${name} opens at its top, after a reload and by the back button too`, async ({ page }) => {
    await page.goto(path);
    expect(await scrollOffset(page)).toBe(0);
    const scrollDown = async () => {
      await page.evaluate(() => scrollTo({ top: 500 }));
      await expect.poll(() => scrollOffset(page)).toBe(500);
    };
    await scrollDown();
    await page.reload();
    expect(await scrollOffset(page)).toBe(0);

    await scrollDown();
    await page.goto(path === ROUTES.about ? ROUTES.services : ROUTES.about);
    expect(await scrollOffset(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollOffset(page)).toBe(0);
  });
}

test.describe('an address with a fragment', () => {
  const bottomOfBar = (page: Page) =>
    page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);

  for (const { what, path, fragment } of [
    { what: 'the privacy paragraph', path: ROUTES.contact, fragment: PRIVACY_ANCHOR },
    { what: 'the form', path: ROUTES.contact, fragment: 'enquiry' },
    { what: 'the last product', path: ROUTES.products, fragment: 'toluene' },
  ]) {
    test(`lands on ${what}, below the bar`, async ({ page }) => {
      await page.goto(`${path}#${fragment}`);
      const target = page.locator(`#${fragment}`);
      await expect(target).toBeInViewport();
      expect(await scrollOffset(page)).toBeGreaterThan(0);
      const { y = 0 } = (await target.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(await bottomOfBar(page));
    });
  }

  test('lands from a link on another page', async ({ page }) => {
    await page.goto(ROUTES.services);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(`${ROUTES.contact}#${PRIVACY_ANCHOR}`);
    await expect(page.locator(`#${PRIVACY_ANCHOR}`)).toBeInViewport();
  });
});

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto(ROUTES.about);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain).toBe(true);
});

test('each page has a head of its own', async ({ page }) => {
  const heads: Record<string, string[]> = {};
  for (const { name, path } of LISTED_PAGES) {
    await page.goto(path);
    const contentOf = async (property: string) =>
      (await metaOf(page, property).getAttribute('content')) ?? '';
    const head = {
      title: await page.title(),
      description: await contentOf('description'),
      keywords: await contentOf('keywords'),
      'og:title': await contentOf('og:title'),
      'og:description': await contentOf('og:description'),
      'og:image': await contentOf('og:image'),
      'twitter:title': await contentOf('twitter:title'),
      'twitter:description': await contentOf('twitter:description'),
      'twitter:image': await contentOf('twitter:image'),
    };
    for (const [property, value] of Object.entries(head)) {
      expect(value, `${property} of ${name}`).not.toBe('');
      (heads[property] ??= []).push(value);
    }
    expect(head.title.length, `title of ${name}`).toBeLessThanOrEqual(65);
    expect(head.description.length, `description of ${name}`).toBeGreaterThanOrEqual(70);
    expect(head.description.length, `description of ${name}`).toBeLessThanOrEqual(165);
    expect(head.keywords.split(', ').length, `keywords of ${name}`).toBeGreaterThanOrEqual(3);

    const canonical = new URL(path, siteUrl).href;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
    expect(await contentOf('og:url')).toBe(canonical);
    expect(await contentOf('og:type')).toBe('website');
    expect(await contentOf('og:site_name')).toBe(company.name);
    expect(await contentOf('twitter:card')).toBe('summary_large_image');
    expect(await contentOf('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    await expect(metaOf(page, 'robots')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  for (const [property, values] of Object.entries(heads)) {
    expect(new Set(values).size, `different values of ${property}`).toBe(LISTED_PAGES.length);
  }
});

test('the social pictures of all pages exist, as large as they say', async ({ page, request }) => {
  for (const { name, path } of SITE_PAGES) {
    await page.goto(path);
    const address = (await metaOf(page, 'og:image').getAttribute('content')) ?? '';
    expect(new URL(address).origin).toBe(new URL(siteUrl).origin);
    expect(await metaOf(page, 'og:image:alt').getAttribute('content'), name).not.toBe('');
    const response = await request.get(new URL(address).pathname);
    expect(response.status(), address).toBe(200);
    const { width, height } = await sharp(await response.body()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(await metaOf(page, 'og:image:width').getAttribute('content')).toBe('1200');
    expect(await metaOf(page, 'og:image:height').getAttribute('content')).toBe('630');
  }
});

type Thing = { '@type': string } & Record<string, unknown>;

test('the structured data says what each page is', async ({ page }) => {
  for (const { name, path } of LISTED_PAGES) {
    await page.goto(path);
    const things = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).flatMap((json) => JSON.parse(json) as Thing | Thing[]);
    const types = things.map((thing) => thing['@type']);
    expect(things.map((thing) => thing['@context'])).toEqual(
      things.map(() => 'https://schema.org'),
    );
    expect(types, name).toEqual([
      'Organization',
      'WebSite',
      ...(name === 'home' ? [] : ['BreadcrumbList']),
      ...(name === 'products' ? ['ItemList'] : []),
    ]);

    const find = (type: string) => things.find((thing) => thing['@type'] === type);
    expect(find('Organization')).toMatchObject({
      name: company.name,
      legalName: company.legalName,
      telephone: company.phone,
      foundingDate: '2018',
      address: { '@type': 'PostalAddress', addressLocality: 'Mumbai', postalCode: '400003' },
    });
    expect(JSON.stringify(find('Organization'))).toContain('"opens":"10:30","closes":"19:00"');
    if (name !== 'home') {
      const crumbs = find('BreadcrumbList')?.['itemListElement'] as { item: string }[];
      expect(crumbs.map(({ item }) => item)).toEqual([
        new URL('/', siteUrl).href,
        new URL(path, siteUrl).href,
      ]);
    }
    if (name === 'products') {
      const list = find('ItemList')?.['itemListElement'] as unknown[];
      expect(list).toHaveLength(13);
      for (const product of content.products()) {
        expect(JSON.stringify(list)).toContain(product.slug);
      }
    }
  }
});

test("sitemap and robots name the five pages, the products' and nothing else", async ({
  request,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const paths = [
    ...LISTED_PAGES.map(({ path }) => path),
    ...content.products().map(({ slug }) => `/products/${slug}`),
  ];
  expect(addresses).toEqual(paths.map((path) => new URL(path, siteUrl).href));
  for (const path of paths) expect((await request.get(path)).status()).toBe(200);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test('icons and manifest answer and agree with each other', async ({ page, request }) => {
  await page.goto('/');
  const hrefOf = async (selector: string) =>
    (await page.locator(selector).first().getAttribute('href')) ?? '';
  for (const icon of await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all()) {
    const href = (await icon.getAttribute('href')) ?? '';
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(response.headers()['content-type'], href).toMatch(/^image\//);
  }

  const manifest = await request.get(await hrefOf('link[rel="manifest"]'));
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, short_name, start_url, theme_color, icons } = (await manifest.json()) as {
    name: string;
    short_name: string;
    start_url: string;
    theme_color: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(name).toContain(company.name);
  expect(short_name).not.toBe('');
  expect(start_url).toBe('/');
  expect(theme_color).toBe(await metaOf(page, 'theme-color').getAttribute('content'));
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type } of icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toContain(type);
    if (!/^\d+x\d+$/.test(sizes) || type.includes('svg')) continue;
    const { width, height } = await sharp(await response.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

/** Checks the HTML of every built page. `pages.spec.ts` checks the pages in a browser. */
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../support/test.ts';
import * as content from '../../src/records/content.ts';
import {
  CONTACT_FIELDS,
  ENQUIRY_PATH,
  SUBMISSION_FIELD,
  HONEYPOT_FIELD,
} from '../../src/records/enquiries/enquiry.ts';
import {
  MOVED_PATHS,
  PRODUCT_FOLDER,
  PRODUCT_SEARCH_PATH,
  RESULT_ANCHOR,
  ROUTE_LABELS,
  ROUTES,
} from '../../src/records/urls/routes.ts';
import { SPECULATION_RULES } from '../../src/web/layouts/inline-scripts.ts';
import {
  attributesOf,
  BUILT_PATHS,
  findBuiltFile,
  readBuiltHtml,
  readBuiltPage,
  readInlineScripts,
  textOf,
  textsOf,
} from '../support/built-site.ts';
import { NAMES } from '../support/products-page.ts';
import { LISTED_PAGES } from '../support/site-pages.ts';

const INLINE_SCRIPT_BUDGET_BYTES = 1850;

/** In the props of an island: the file pattern of a picture, and its widths. */
const PICTURE_PROPS =
  /(\/static\/pictures\/[^&]+\{width\}\.\w+)&quot;\],&quot;widths&quot;:\[1,\[((?:\[0,\d+\],?)+)\]/g;

const company = content.company();
const { floor, building, street, district, city, postalCode } = company.address;
const ADDRESS_PARTS = [floor, building, street, district, city, postalCode];

/** Checks the HTML standard and accessibility. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Safari does not announce a list without bullets, unless it has the role `list`.
    'no-redundant-role': 'off',
    // The dots of carousels are not inputs, which a form would send.
    'prefer-native-element': ['error', { exclude: ['radio'] }],
    // Astro puts `<style>` before the first island, in any element.
    'element-permitted-content': 'off',
  },
});

for (const address of BUILT_PATHS) {
  test.describe(`the page ${address}`, () => {
    const html = () => readBuiltHtml(address);
    const page = () => readBuiltPage(address);

    test('is valid HTML', async () => {
      const { results } = await validator.validateString(html());
      const faults = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
        ),
      );
      expect(faults).toEqual([]);
    });

    test('has the bar, which links to the pages of the menu and marks the current one', () => {
      const bar = page().querySelector('header');
      expect(attributesOf(bar, `a[aria-label*="${company.name}"]`, 'href')).toEqual(['/']);
      const links = [...(bar?.querySelectorAll('#site-menu a') ?? [])];
      expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
        LISTED_PAGES.map(({ name, path }) => [ROUTE_LABELS[name], path]),
      );
      const isProduct = address.startsWith(`${PRODUCT_FOLDER}/`);
      const current = isProduct || address === PRODUCT_SEARCH_PATH ? ROUTES.products : address;
      expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(
        LISTED_PAGES.map(({ path }) => (path === current ? (isProduct ? 'true' : 'page') : null)),
      );
      const phone = bar?.querySelector('a[href^="tel:"]') ?? null;
      expect(phone?.getAttribute('href')).toBe(`tel:${company.phone}`);
      expect(textOf(phone)).toContain(company.phoneDisplay);
    });

    test('has the footer with all its parts', () => {
      const footer = page().querySelector('footer');
      expect(attributesOf(footer, `a[aria-label*="${company.name}"]`, 'href')).toEqual(['/']);
      expect(textOf(footer)).toContain(company.description);
      const explore = footer?.querySelector('nav') ?? null;
      expect(textsOf(explore, 'p')).toEqual(['Explore']);
      expect(attributesOf(explore, 'a', 'href')).toEqual(LISTED_PAGES.map(({ path }) => path));
      expect(textsOf(footer, 'p')).toContain('Get in touch');
      const postal = textOf(footer?.querySelector('address') ?? null);
      for (const part of ADDRESS_PARTS) {
        expect(postal).toContain(part);
      }
      expect(attributesOf(footer, 'a[href^="tel:"]', 'href')).toEqual([`tel:${company.phone}`]);
      expect(attributesOf(footer, 'a[href^="mailto:"]', 'href')).toEqual([
        `mailto:${company.email}`,
      ]);
      expect(textOf(footer)).toContain(`© ${company.legalName}`);
      expect(textsOf(footer, `a[href="${company.agency.url}"]`)).toEqual([company.agency.name]);
    });

    test('has a text alternative, a size and its files with hashes for every picture', () => {
      const pictures = [...page().querySelectorAll('img')];
      expect(pictures.length).toBeGreaterThan(0);
      const wrong = pictures.filter(
        (picture) =>
          !picture.hasAttribute('alt') ||
          !(Number(picture.getAttribute('width')) > 0) ||
          !(Number(picture.getAttribute('height')) > 0),
      );
      expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
      const files = pictures.map((picture) => picture.getAttribute('src') ?? '');
      // Browsers keep files of this folder, whose names contain a hash, for a year. The brochure has a lasting address.
      expect(files.filter((file) => !/^\/(static|brochure)\//.test(file))).toEqual([]);
      files.push(...(html().match(/\/static\/pictures\/[\w./-]+\.(?:avif|webp|svg)\b/g) ?? []));
      for (const [, file = '', widths = ''] of html().matchAll(PICTURE_PROPS)) {
        const each = widths.match(/\d+(?=\])/g) ?? [];
        expect(each.length, file).toBeGreaterThan(0);
        for (const width of each) files.push(file.replace('{width}', width));
      }
      expect([...new Set(files)].filter((file) => findBuiltFile(file) === undefined)).toEqual([]);
    });

    test('links only to files, moved addresses and anchors that exist', () => {
      const links = attributesOf(page(), '[href]', 'href').map(
        (href) => new URL(href ?? '', `http://site.local${address}`),
      );
      const inner = links.filter(({ host }) => host === 'site.local');
      expect(inner.length).toBeGreaterThan(5);
      const isDead = ({ pathname, hash }: URL) => {
        if (findBuiltFile(pathname) === undefined) return !(pathname in MOVED_PATHS);
        const anchor = decodeURIComponent(hash.slice(1));
        return anchor !== '' && !readBuiltHtml(pathname).includes(` id="${anchor}"`);
      };
      expect(inner.filter(isDead).map(({ href }) => href)).toEqual([]);
    });

    test('contains the speculation rules', () => {
      expect(html()).toContain(`<script type="speculationrules">${SPECULATION_RULES}</script>`);
    });

    test('has no inline style or handler, and the inline script that all pages have', () => {
      expect(html()).not.toMatch(/<[^>]+\sstyle=/);
      expect(html()).not.toMatch(/<[^>]+\son[a-z]+=/);
      const [script = ''] = readInlineScripts(address);
      expect(script).toContain('scrollRestoration');
      expect(script).toBe(readInlineScripts('/')[0]);
      expect(Buffer.byteLength(script)).toBeLessThanOrEqual(INLINE_SCRIPT_BUDGET_BYTES);
    });
  });
}

test('every page has a policy that allows no inline code', () => {
  for (const address of BUILT_PATHS) {
    const policy =
      readBuiltPage(address)
        .querySelector('meta[http-equiv="content-security-policy" i]')
        ?.getAttribute('content') ?? '';
    expect(policy, address).toMatch(/^default-src 'none'/);
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    expect(policy, address).not.toContain('unsafe-inline');
  }
});

test('Contact has phone, email, office hours, address, a map and a link to the map', () => {
  const main = readBuiltPage(ROUTES.contact).querySelector('main');
  expect(textsOf(main, 'h1')).toEqual([content.contactPage().banner.title]);
  expect(textsOf(main, 'h2')).toContain(content.contactPage().form.heading);
  expect(attributesOf(main, 'a[href^="tel:"]', 'href')[0]).toBe(`tel:${company.phone}`);
  expect(attributesOf(main, 'a[href^="mailto:"]', 'href')[0]).toBe(`mailto:${company.email}`);
  for (const line of company.officeHours.display) expect(textOf(main)).toContain(line);
  const postal = textOf(main?.querySelector('address') ?? null);
  for (const part of ADDRESS_PARTS) {
    expect(postal).toContain(part);
  }
  const map = main?.querySelector('iframe');
  expect(map?.getAttribute('loading')).toBe('lazy');
  expect(map?.getAttribute('title')).toMatch(/\S/);
  expect(map?.getAttribute('src')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
  );
  expect(attributesOf(main, 'a[href^="https://www.openstreetmap.org/?"]', 'href')).not.toEqual([]);
});

test('the form of Contact has every field of an enquiry without a product', () => {
  const form = readBuiltPage(ROUTES.contact).querySelector('form');
  expect(form?.getAttribute('action')).toBe(`${ENQUIRY_PATH}#${RESULT_ANCHOR}`);
  // Those of a quotation are there too, hidden until they are wanted.
  expect(attributesOf(form, 'input, select, textarea', 'name')).toEqual(
    expect.arrayContaining([...CONTACT_FIELDS, SUBMISSION_FIELD, HONEYPOT_FIELD]),
  );
});

test('"view details" of each card opens its data sheet in a new tab', () => {
  const links = [
    ...readBuiltPage(ROUTES.products).querySelectorAll('#product-list a[href$=".pdf"]'),
  ];
  expect(links).toHaveLength(NAMES.length);
  for (const link of links) expect(textOf(link)).toMatch(/^view details/);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    NAMES.map((name) => {
      const slug = name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/-$/g, '');
      return `/data-sheets/${slug}-data-sheet.pdf`;
    }),
  );
  expect(new Set(links.map((link) => link.getAttribute('aria-label'))).size).toBe(links.length);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toMatch(/noopener/);
  }
});

test('the anchors of products, which QR codes of earlier data sheets use, exist once', () => {
  const page = readBuiltPage(ROUTES.products);
  for (const { slug } of content.products()) {
    expect(page.querySelectorAll(`[id="${slug}"]`), slug).toHaveLength(1);
  }
});

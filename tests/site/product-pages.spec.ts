import type { APIRequestContext } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { MARINE_POLLUTANT_ALTERNATIVE } from '../../src/records/facts/transport-facts.ts';
import { unPackagingCode } from '../../src/records/products/packaging.ts';
import type { Product } from '../../src/records/products/products.ts';
import { dataSheetPath } from '../../src/records/urls/prints.ts';
import { FORM_ANCHOR, ROUTES } from '../../src/records/urls/routes.ts';
import { expectedOnSheet } from '../support/expected-on-sheet.ts';
import { attributesOf, readBuiltPage, textsOf } from '../support/built-site.ts';
import { compact } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const products = content.products();
const pathOf = ({ slug }: Product) => `/products/${slug}`;

type Data = Record<string, unknown> & { '@type': string };

function structuredData(html: string): Data[] {
  const [json = '[]'] =
    /(?<=<script type="application\/ld\+json">)[^]*?(?=<\/script>)/.exec(html) ?? [];
  return JSON.parse(json) as Data[];
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

for (const product of products) {
  const path = pathOf(product);

  test(`${path} contains all facts of its record, in tables with headers`, () => {
    const document = readBuiltPage(path);
    const main = document.querySelector('main');
    for (const script of main?.querySelectorAll('script, style') ?? []) script.remove();
    expect(textsOf(document, 'h1')).toEqual([product.displayName]);
    const text = compact(main?.textContent ?? '').toLowerCase();
    // Only the data sheet contains first aid.
    const missing = expectedOnSheet(product).filter(
      ({ path: field, text: expected }) =>
        !field.startsWith('firstAid.') && !text.includes(compact(expected).toLowerCase()),
    );
    expect(missing).toEqual([]);
    // No value is missing or undefined.
    expect(text).not.toMatch(/nofigure|undefined|null|nan\b/);
    expect(textsOf(main, 'dd, td')).not.toContain('');

    // Minimum order and lead time come before all other facts.
    const [firstFacts = ''] = textsOf(main, 'dl');
    for (const answer of [...Object.values(product.minimumOrder), product.leadTime]) {
      expect(compact(firstFacts)).toContain(compact(answer ?? ''));
    }

    /** The headers of the table that a heading names. */
    const headers = (heading: string, scope: 'col' | 'row') =>
      textsOf(main, `table[aria-labelledby="${heading}-heading"] th[scope="${scope}"]`);
    const { specification, packaging } = content.productPage();
    expect(textsOf(document, '#grades-heading, #packaging-heading')).toEqual([
      specification.heading,
      packaging.heading,
    ]);
    for (const { name } of product.grades) {
      expect(headers('grades', 'col').filter((header) => header === name)).toHaveLength(1);
    }
    for (const { name } of product.packaging) {
      expect(headers('packaging', 'row').filter((header) => header === name)).toHaveLength(1);
    }
    const hasCode = product.packaging.some((option) => unPackagingCode(option, product) !== null);
    expect(headers('packaging', 'col').includes('UN code')).toBe(hasCode);
    const [summary = ''] = textsOf(main, 'h1 ~ a[href="#hazards"]');
    for (const code of product.hazards.hazardStatements) expect(summary).toContain(code);
    const { flashPoint } = product.properties;
    expect(/Flash point −?[\d.]+ °C$/.test(summary)).toBe(flashPoint.kind === 'measured');
    const drawn = attributesOf(main, 'img', 'alt');
    expect(drawn.filter((alt) => alt?.startsWith('GHS0'))).toHaveLength(
      product.hazards.pictograms.length,
    );
    // The marine pollutant mark is in the identity card and in the transport panel.
    const mark = MARINE_POLLUTANT_ALTERNATIVE;
    expect(drawn.filter((alt) => alt === mark)).toHaveLength(
      product.transport?.isMarinePollutant ? 2 : 0,
    );
    for (const { alt } of product.images) {
      expect(drawn.filter((other) => other === alt)).toHaveLength(1);
    }
    const enquire = textsOf(main, 'a:not([aria-hidden])').filter((link) =>
      link.startsWith('Enquire about this product'),
    );
    expect(enquire).toHaveLength(3);
  });

  test(`${path} has breadcrumbs and a social picture`, async ({ request }) => {
    const html = await read(request, path);
    const data = structuredData(html);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    const [trail] = data.filter(({ '@type': type }) => type === 'BreadcrumbList');
    expect(trail?.['itemListElement']).toEqual(
      [
        ['Home', '/'],
        ['Products', ROUTES.products],
        [product.displayName, path],
      ].map(([name, page], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: new URL(page ?? '', canonical).href,
      })),
    );
    const social = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(social).toContain(product.slug);
    const picture = await request.get(new URL(social).pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });

  test(`${path} links to its documents, and to the form for missing ones`, async ({ request }) => {
    const html = await read(request, path);
    const sheet = await request.get(dataSheetPath(product));
    const kilobytes = Math.round((await sheet.body()).length / 1000);
    expect(html).toContain(`href="${dataSheetPath(product)}"`);
    expect(html).toContain(`PDF, ${kilobytes}\u00A0kB`);
    const ask = `${ROUTES.contact}?product=${product.slug}&amp;ask=safety-data-sheet#${FORM_ANCHOR}`;
    expect(html.includes(ask)).toBe(
      !product.documents.some(({ kind }) => kind === 'safety-data-sheet'),
    );
    // A sample number is null, and must not be published.
    expect(html.includes('Emergency telephone')).toBe(content.company().emergencyPhone !== null);
  });
}

import { FLAMMABLE, UNREGULATED } from '../support/catalogue.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROUTE_LABELS } from '../../src/records/urls/routes.ts';
import * as content from '../../src/records/content.ts';
import { requireBuild } from '../../src/settings/build-info.ts';
import { dataSheetPath } from '../../src/records/urls/prints.ts';
import { readInk } from '../support/pdf-ink.ts';
import { layoutFaults } from '../support/pdf-layout.ts';
import { drawPages } from '../support/pdf-picture.ts';
import { compact, readPdf, type ReadPdf } from '../support/pdf.ts';
import { productsPage, waitForCatalogue } from '../support/products-page.ts';
import { SITE_PAGES, type SitePage } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const company = content.company();

/** The minimum mean brightness of a page, from 0 to 255. Black text on white reaches about this value. */
const LEAST_BRIGHTNESS = 235;

/** Prints with backgrounds, so that one that should be hidden is found. */
async function print(page: Page): Promise<{ bytes: Uint8Array; pdf: ReadPdf }> {
  // Print styles load after the first view.
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href, media }) => href && media.mediaText === 'print'),
  );
  // A font that arrives while Chrome prints moves letters into each other.
  await expect(page.locator('html')).not.toHaveClass(/awaits-font/);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bytes = await page.pdf({ format: 'A4', printBackground: true });
  return { bytes, pdf: await readPdf(bytes) };
}

/** Returns the numbers of the pages that contain any of these texts. */
function sidesOf({ pages }: ReadPdf, parts: readonly string[]): number[] {
  return pages.flatMap(({ texts: runs }, side) => {
    const text = compact(runs.map((run) => run.text).join(''));
    return parts.some((part) => text.includes(compact(part))) ? [side] : [];
  });
}

/** Further checks of single printed pages. */
const ALSO: Partial<Record<SitePage['name'], (pdf: ReadPdf, page: Page) => unknown>> = {
  // The sea lanes as a table, and no row split between pages.
  services: (pdf) => {
    for (const { name } of content.servicesPage().lanes.ports) {
      expect(pdf.text).toContain(compact(name));
    }
    for (const { title, paragraphs, points } of content.solutions()) {
      const fault = `"${title}" is split between pages, or printed twice`;
      expect(sidesOf(pdf, [title, ...paragraphs, ...points]), fault).toHaveLength(1);
    }
  },
  // The office's address as text, and the URL of the map.
  contact: (pdf) => {
    expect(pdf.text).toContain('https://www.openstreetmap.org/?mlat=');
    expect(pdf.text).not.toContain('MapMap');
    const { form } = content.contactPage();
    for (const part of ['Send enquiry', form.heading, 'Save as a contact', 'Copy']) {
      expect(pdf.text).not.toContain(compact(part));
    }
  },
  // A table of the shown products.
  products: async (pdf, page) => {
    for (const header of ['Product', 'UN number', 'Packaging']) {
      expect(pdf.text).toContain(compact(header));
    }
    expect(pdf.text).toContain(compact(`at ${new URL(requireBuild().siteUrl).host}`));
    for (const product of content.products()) {
      const { name, identity, transport, packaging } = product;
      const parts = [
        name,
        identity.casNumber ?? '',
        transport?.unNumber ?? 'Not regulated',
        ...packaging.map((option) => option.name),
        dataSheetPath(product),
      ];
      for (const part of parts) expect(pdf.text, name).toContain(compact(part));
    }
    expect(pdf.text).not.toContain(compact('view details'));

    await waitForCatalogue(page);
    await productsPage(page).box.fill(FLAMMABLE.name);
    await expect(productsPage(page).names.filter({ visible: true })).toHaveCount(1);
    const found = (await print(page)).pdf.text;
    expect(found).toContain(compact(dataSheetPath(FLAMMABLE)));
    expect(found).not.toContain(compact(dataSheetPath(UNREGULATED)));
  },
};

for (const { name, path } of SITE_PAGES) {
  test(`${name} prints its content in black on white, without controls`, async ({ page, site }) => {
    await page.goto(path);
    if (name === 'contact') {
      await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Map');
    }
    const { bytes, pdf } = await print(page);
    expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);

    const { textColors, pictureCount } = await readInk(bytes);
    expect(textColors).toEqual(['#000000']);
    expect(pictureCount).toBe(0);
    for (const side of await drawPages(bytes, 400)) {
      const [grey] = (await sharp(side).stats()).channels;
      expect(grey?.mean).toBeGreaterThan(LEAST_BRIGHTNESS);
    }

    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const { street, building } = company.address;
    for (const part of [building, street, company.phoneDisplay, company.email, company.gstin]) {
      expect(pdf.text).toContain(compact(part));
    }
    // The heading of Products is only for search engines, in print as on the screen.
    if (name !== 'products') expect(pdf.text).toContain(compact(heading));
    const canonical = requireBuild().siteUrl + path;
    expect(pdf.text.includes(compact(canonical))).toBe(name !== 'not-found');
    for (const part of [
      Object.values(ROUTE_LABELS).join(''),
      'Skip to content',
      'Explore',
      'The pictures on this site are illustrations.',
      'Website by',
      'Loading chunk failed',
    ]) {
      expect(pdf.text).not.toContain(compact(part));
    }
    expect(pdf.text).not.toContain(compact(site.url));
    await ALSO[name]?.(pdf, page);
  });
}

import * as content from '../../src/records/content.ts';
import { dataSheetPath } from '../../src/records/products.ts';
import { brochureFiles } from '../../src/records/brochure-files.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const products = content.products();
const { pictureHref, pdfHref } = brochureFiles();

test('every data sheet is served as a PDF to be read in the browser', async ({ request }) => {
  for (const product of products) {
    const address = dataSheetPath(product);
    expect(address).toBe(`/data-sheets/${product.slug}-data-sheet.pdf`);
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(200);
    const headers = response.headers();
    expect.soft(headers['content-type'], address).toBe('application/pdf');
    expect.soft(headers['content-disposition'] ?? 'inline', address).toMatch(/^inline/);
    const pdf = await readPdf(await response.body());
    expect.soft(pdf.pages, address).toHaveLength(2);
    expect.soft(pdf.title, address).toContain(product.displayName);
  }
});

test('the brochure is served as a picture and as a PDF', async ({ request }) => {
  const picture = await request.get(pictureHref);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect((await picture.body()).length).toBeLessThanOrEqual(450_000);

  const document = await request.get(pdfHref);
  expect(document.headers()['content-type']).toBe('application/pdf');
  const pdf = await readPdf(await document.body());
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.title).toContain(content.company().name);
});

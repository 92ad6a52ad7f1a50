import type { Locator } from '@playwright/test';
import { DANGEROUS, FLAMMABLE, products, UNREGULATED } from '../support/catalogue.ts';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { readBuiltPage, textsOf } from '../support/built-site.ts';
import { waitUntilLive } from '../support/carousel.ts';
import { field, quotation } from '../support/contact-page.ts';
import { readPdf } from '../support/pdf.ts';
import { productsPage, activeSlide } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

const texts = content.productPage();

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a buyer finds a product, reads its page and opens the form', async ({ page }) => {
      // Otherwise the carousel would change during the screenshot.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(ROUTES.products);
      await productsPage(page).card(DANGEROUS.slug).getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(`/products/${DANGEROUS.slug}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(main.getByText(`CAS ${DANGEROUS.identity.casNumber}`)).toBeInViewport();
      const enquire = main.getByRole('link', { name: 'Enquire about this product' }).first();
      await expect(enquire).toBeInViewport();

      const carousel = main.locator('[aria-roledescription="carousel"]');
      await waitUntilLive(carousel);
      await expect(activeSlide(carousel)).toHaveAttribute(
        'aria-label',
        `1 of ${DANGEROUS.images.length}`,
      );
      await carousel.getByRole('button', { name: /^Next picture/ }).click();
      await expect(activeSlide(carousel)).toHaveAttribute(
        'aria-label',
        `2 of ${DANGEROUS.images.length}`,
      );

      await enquire.click();
      await expect(field(page, 'product')).toHaveValue(DANGEROUS.slug);
      await expect.poll(() => field(page, 'message').inputValue()).toContain(DANGEROUS.displayName);
    });
  });
}

/** Returns whether another element covers the middle of an element. */
const isCovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the link to the form stays at the lower edge until the call to action is in view', async ({
    page,
  }) => {
    await page.goto(`/products/${FLAMMABLE.slug}`);
    const nextStep = page.locator('#supply ~ div a');
    const invitation = page.getByRole('region', { name: FLAMMABLE.displayName });
    await expect(nextStep).toBeHidden();
    await page.locator('#packaging').scrollIntoViewIfNeeded();
    await expect(nextStep).toBeInViewport({ ratio: 1 });
    // The links in the head and in the call to action, and this one, which touch screen readers find too.
    await expect(page.getByRole('link', { name: 'Enquire about this product' })).toHaveCount(3);
    await invitation.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect.poll(() => isCovered(nextStep)).toBe(true);
    await page.locator('#hazards').scrollIntoViewIfNeeded();
    await nextStep.click();
    await expect(field(page, 'product')).toHaveValue(FLAMMABLE.slug);
  });
});

test('the links to the sections stay in one row under the bar', async ({ page }) => {
  await page.goto(`/products/${FLAMMABLE.slug}`);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('#hazards').evaluate((section) => section.scrollIntoView());
    await expect(links.first()).toBeInViewport();
    const heights = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(heights).size, `rows at ${width} px`).toBe(1);
    expect(await isCovered(page.locator('#hazards-heading'))).toBe(false);
  }
});

test('tables have headers and fit the window; missing documents have a link to the form', async ({
  page,
}) => {
  const [packaging] = FLAMMABLE.packaging;
  await page.goto(`/products/${FLAMMABLE.slug}`);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const snapshot = await page.getByRole('table', { name: 'Packaging' }).ariaSnapshot();
    expect(snapshot).toContain('columnheader "Net mass (gross)"');
    expect(snapshot).toContain(`rowheader "${packaging?.name}"`);
    const tooWide = await page
      .locator('div:has(> table)')
      .evaluateAll(
        (frames) => frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 1).length,
      );
    expect(tooWide).toBe(0);
  }
  await page.getByRole('link', { name: 'Ask for the safety data sheet (SDS)' }).click();
  await expect(field(page, 'product')).toHaveValue(FLAMMABLE.slug);
  await expect(field(page, 'message')).toHaveValue(/safety data sheet/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the form works', async ({ page }) => {
    await page.goto(`/products/${UNREGULATED.slug}`);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const last = page.locator('[aria-roledescription="slide"]').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('link', { name: 'Ask for a specimen certificate of analysis' }).click();
    await expect(field(page, 'product')).toHaveValue(UNREGULATED.slug);
    await expect(field(page, 'message')).toHaveValue(/certificate of analysis/);
    for (const ask of content.enquiryForm().products[UNREGULATED.slug]?.asks ?? [])
      await expect(
        quotation(page).getByRole('checkbox', {
          name: content.enquiryTexts().asks[ask],
          exact: true,
        }),
      ).toBeChecked({ checked: ask === 'certificate-of-analysis' });
  });
});

/** If the longest products fit, all others do. */
const LONGEST = products
  .map((product) => ({
    product,
    text: textsOf(readBuiltPage(`/products/${product.slug}`), 'main'),
  }))
  .toSorted((one, other) => other.text.join().length - one.text.join().length)
  .slice(0, 4)
  .map(({ product }) => product);

test('the longest product pages print without controls and cut text', async ({ page }) => {
  for (const { slug, displayName, identity } of LONGEST) {
    await page.goto(`/products/${slug}`);
    const pdf = await readPdf(await page.pdf({ format: 'A4' }));
    for (const part of [displayName, identity.casNumber ?? '', texts.supply.heading]) {
      expect.soft(pdf.text, slug).toContain(part.replaceAll(/\s/g, ''));
    }
    for (const part of [
      'Skip to content',
      'Main menu',
      'Enquire about this product',
      texts.related.heading,
    ]) {
      expect.soft(pdf.text, slug).not.toContain(part.replaceAll(/\s/g, ''));
    }
  }
});

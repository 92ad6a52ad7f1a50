import { holdRequests } from '../support/hold-requests.ts';
import { findBrokenWords } from '../support/broken-words.ts';
import { FLAMMABLE, MOST_PICTURES, products } from '../support/catalogue.ts';
import { field } from '../support/contact-page.ts';
import { waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { PRODUCTS_PATH, productsPage, NAMES, waitForCatalogue } from '../support/products-page.ts';

const [FIRST] = products;
const LAST = products.at(-1);
if (!FIRST || !LAST) throw new Error('The catalogue is empty.');
const COUNTED = `${NAMES.length} products`;
/** The beginning of a name. Without its last letter, it matches other names too. */
const PART = FIRST.name.slice(0, 3);
/** Returns the names that contain a text. */
const having = (typed: string) => NAMES.filter((name) => name.includes(typed.toUpperCase()));

test.describe('the search of Products', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PRODUCTS_PATH);
  });

  test('filters the cards on each key press, announces the number of matches when it changes, and keeps the state of hidden cards', async ({
    page,
  }) => {
    const { names, box, status, clear, card } = productsPage(page);
    await expect(names).toHaveText(NAMES);
    await expect(box).toHaveValue('');
    await expect(box).not.toHaveAttribute('maxlength');
    await expect(page.getByLabel('Name, number, use or packaging')).toHaveAttribute(
      'placeholder',
      'search',
    );
    await expect(status).toHaveText(COUNTED);

    await waitForCatalogue(page);
    // A polite live region speaks when its text changes, so every change is recorded.
    await status.evaluate((region) => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
    expect(await spoken()).toEqual([]);
    const [all = '', some = ''] = [having(PART.slice(0, 1)), having(FIRST.name)].map(
      ({ length }) => `${length} of ${COUNTED}`,
    );
    await box.fill(PART.slice(0, 1));
    await expect.poll(spoken).toEqual([all]);
    await box.fill(FIRST.name);
    await expect.poll(spoken).toEqual([all, some]);

    // Case does not matter.
    await box.fill('');
    const typed = `${PART.slice(0, 1).toLowerCase()}${PART.slice(1)}`;
    await box.pressSequentially(typed);
    await expect(names).toHaveText(having(PART));
    await expect(status).toHaveText(`${having(PART).length} of ${COUNTED}`);
    await box.press('Backspace');
    await expect(names).toHaveText(having(PART.slice(0, -1)));

    // Cards, their carousels and the search box keep their state and position when cards are hidden and shown again.
    const handle = await card(MOST_PICTURES.slug)
      .locator('[aria-roledescription="carousel"]')
      .elementHandle();
    await box.fill(FIRST.name);
    await expect(names).toHaveText(having(FIRST.name));
    await box.fill('');
    await expect(names).toHaveCount(NAMES.length);
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);

    await page.evaluate(() => scrollTo(0, 570));
    const before = await box.boundingBox();
    await box.fill('xyz');
    await expect(names).toHaveCount(0);
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);

    // A query without matches is shown as text, never as markup.
    await page.evaluate(() => scrollTo(0, 0));
    await box.fill('<img src=x onerror=alert(1)>');
    await expect(status).toHaveText('No product matches “<img src=x onerror=alert(1)>”');
    await expect(status.locator('*')).toHaveCount(0);
    await expect(names).toHaveCount(0);
    await clear.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(names).toHaveCount(NAMES.length);
    await expect(status).toHaveText(COUNTED);
    await expect(clear).toHaveCount(0);
    await box.fill('long'.repeat(2500));
    await expect(names).toHaveCount(0);
    await expect(box).toHaveValue('long'.repeat(2500));
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('scrolls to its result unless it is in view', async ({ page }) => {
    const { box, status } = productsPage(page);
    await waitForCatalogue(page);
    await page.setViewportSize({ width: 390, height: 700 });
    await box.pressSequentially(PART);
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(box).toBeInViewport({ ratio: 1 });
    const offset = await page.evaluate(() => scrollY);
    await box.press('Backspace');
    await expect(status).toHaveText(`${having(PART.slice(0, -1)).length} of ${COUNTED}`);
    expect(await page.evaluate(() => scrollY)).toBe(offset);
    await box.fill('there is no such product');
    await expect(status).toBeInViewport({ ratio: 1 });
  });

  test('a search without matching names shows products that match by another fact', async ({
    page,
  }) => {
    await waitForCatalogue(page);
    const { box, names, status } = productsPage(page);
    const { casNumber = '' } = FLAMMABLE.identity;
    const factMatches = page.getByRole('list', { name: 'Products found' }).getByRole('link');
    await box.fill(FLAMMABLE.name);
    await expect(status).toHaveText(`${having(FLAMMABLE.name).length} of ${COUNTED}`);
    await expect(factMatches).toHaveCount(0);
    await box.fill(casNumber);
    await expect(names.filter({ visible: true })).toHaveCount(0);
    await expect(status).toHaveText(`“${casNumber}”: 1 product found`);
    const offered = factMatches.filter({ hasText: `CAS number ${casNumber}` });
    await expect(offered).toHaveCount(1);
    await expect(offered).toContainText(FLAMMABLE.name);
    for (const width of [360, 768, 992]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => findBrokenWords(page), `at ${width} px`).toEqual([]);
    }
    const add = page.getByRole('list', { name: 'Products found' }).getByRole('button');
    await add.click();
    await box.fill('<b>nothing</b>');
    await expect(status).toContainText('No product matches');
    await expect(factMatches).toHaveCount(0);
    await box.fill(casNumber);
    await expect(add).toHaveAttribute('aria-pressed', 'true');
    await offered.click();
    await expect(page).toHaveURL(`/products/${FLAMMABLE.slug}`);
    // A phone that has discarded the page loads it again and restores the typed text.
    await page.goBack();
    await expect(box).toHaveValue(casNumber);
    await expect(offered).toBeVisible();
  });

  test('a name that only contains the query is said to be another substance, after the link to ask for it', async ({
    page,
  }) => {
    await waitForCatalogue(page);
    const { box, names, status } = productsPage(page);
    const inside = FLAMMABLE.name.slice(1);
    await box.fill(inside);
    await expect(status).toHaveText(`No product is named “${inside}”`);
    await expect(page.getByRole('link', { name: 'Ask us for it' })).toBeVisible();
    await expect(page.getByText(`another substance, with “${inside}” in its name`)).toBeVisible();
    await expect(names).toHaveText(having(inside));
  });

  test('a name with "SDS" links to the documents of the product', async ({ page }) => {
    await waitForCatalogue(page);
    await productsPage(page).box.fill(`${FLAMMABLE.displayName} sds`);
    const found = page.getByRole('list', { name: 'Products found' });
    await expect(found.getByRole('listitem')).toHaveCount(1);
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(`/products/${FLAMMABLE.slug}#documents`);
    await expect(page.getByRole('link', { name: /^Package label/ }).first()).toBeVisible();
  });

  test('a search without result links to the form, with the query as the chemical wanted', async ({
    page,
  }) => {
    await waitForCatalogue(page);
    const { box } = productsPage(page);
    await box.fill(' Xylene & "others" ');
    await page.getByRole('link', { name: 'Ask us for it' }).click();
    await waitForIslands(page);
    await expect(page.locator('[name="wanted"]')).toHaveValue('Xylene & "others"');
    await expect(page.getByText('Enquiry about Xylene & "others"')).toBeInViewport();
    await expect(field(page, 'name')).toBeInViewport();
  });
});

test('text typed before hydration filters the cards after it', async ({ page }) => {
  const scripts = await holdRequests(page, /\/static\/js\/[^/]+\.js$/);
  await page.goto(PRODUCTS_PATH, { waitUntil: 'commit' });
  const { box, names, status } = productsPage(page);
  await box.fill(LAST.name);
  await expect(names).toHaveCount(NAMES.length);
  await scripts.release();
  await expect(names).toHaveText(having(LAST.name));
  await expect(box).toHaveValue(LAST.name);
  await expect(status).toHaveText(`${having(LAST.name).length} of ${COUNTED}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all products are shown, and a text explains that the search needs script', async ({
    page,
  }) => {
    await page.goto(PRODUCTS_PATH);
    const { box, names } = productsPage(page);
    await expect(names).toHaveText(NAMES);
    await expect(box).toBeHidden();
    await expect(page.getByText('The search needs JavaScript')).toBeVisible();
  });
});

import { expect, test } from '../support/test.ts';
import {
  PRODUCTS_PATH,
  productsPage,
  SPECIFIED_NAMES,
  waitForCatalogue,
} from '../support/products-page.ts';

test.describe('the search of Products', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PRODUCTS_PATH);
  });

  test('shows all thirteen products in the specified order while the box is empty', async ({
    page,
  }) => {
    const { names, box, status } = productsPage(page);
    await expect(names).toHaveText(SPECIFIED_NAMES);
    await expect(box).toHaveValue('');
    await expect(box).not.toHaveAttribute('maxlength');
    await expect(page.getByLabel('Product name')).toHaveAttribute('placeholder', 'search');
    await expect(status).toHaveText('13 products');
  });

  test('follows what is typed, letter by letter, without regard to case', async ({ page }) => {
    const { names, box, status } = productsPage(page);
    await box.pressSequentially('mEt');
    await expect(names).toHaveText(['METHANOL']);
    await expect(status).toHaveText('1 of 13 products');
    await box.press('Backspace');
    await expect(names).toHaveText(SPECIFIED_NAMES.filter((name) => name.includes('ME')));
  });

  test('takes what is typed literally and looks at names only', async ({ page }) => {
    const { names, box } = productsPage(page);
    for (const [typed, found] of [
      ['(', ['ISOPROPYL ALCOHOL (IPA)', 'MONOETHYLENE GLYCOL (MEG)', 'MONOSODIUM GLUTAMATE (MSG)']],
      ['.*', []],
      ['(ipa)', ['ISOPROPYL ALCOHOL (IPA)']],
      ['^A', []],
      ['[A-Z]', []],
      ['\\', []],
      ['67-64-1', []],
      ['propanone', []],
    ] as const) {
      await box.fill(typed);
      if (found.length === 0) await expect(names, typed).toHaveCount(0);
      else await expect(names, typed).toHaveText([...found]);
      await box.fill('');
      await expect(names).toHaveCount(SPECIFIED_NAMES.length);
    }
  });

  test('shows all products for blanks alone', async ({ page }) => {
    const { names, box } = productsPage(page);
    await box.fill('xyz');
    await expect(names).toHaveCount(0);
    await box.fill('   ');
    await expect(names).toHaveCount(13);
  });

  test('says when nothing matches, offers to clear, and gives the box its focus back', async ({
    page,
  }) => {
    const { names, box, status, clear } = productsPage(page);
    await box.fill('xyz');
    await expect(status).toHaveText("No product matches 'xyz'");
    await expect(names).toHaveCount(0);
    await clear.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(names).toHaveCount(13);
    await expect(status).toHaveText('13 products');
    await expect(clear).toHaveCount(0);
  });

  test('shows what was typed as text, never as markup, however long', async ({ page }) => {
    const { box, status } = productsPage(page);
    await box.fill('<img src=x onerror=alert(1)>');
    await expect(status).toHaveText("No product matches '<img src=x onerror=alert(1)>'");
    await expect(status.locator('*')).toHaveCount(0);
    await box.fill('long'.repeat(2500));
    await expect(box).toHaveValue('long'.repeat(2500));
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('announces the number of matches when it changes, and nothing on the first load', async ({
    page,
  }) => {
    await waitForCatalogue(page);
    const { box, status } = productsPage(page);
    // A polite live region speaks when its text changes; here every change is written down.
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
    await box.fill('acid');
    await expect.poll(spoken).toEqual(['3 of 13 products']);
    await box.fill('acid m');
    await expect.poll(spoken).toEqual(['3 of 13 products', '1 of 13 products']);
  });

  test('keeps cards and their carousels when they are hidden and shown again', async ({ page }) => {
    await waitForCatalogue(page);
    const { box, names, card } = productsPage(page);
    const handle = await card('melamine')
      .locator('[aria-roledescription="carousel"]')
      .elementHandle();
    await box.fill('acetone');
    await expect(names).toHaveText(['ACETONE']);
    await box.fill('');
    await expect(names).toHaveCount(13);
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('leaves the box in its place when the list gets short', async ({ page }) => {
    const { box, names } = productsPage(page);
    await page.evaluate(() => scrollTo(0, 570));
    const before = await box.boundingBox();
    await box.fill('xyz');
    await expect(names).toHaveCount(0);
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
});

test('text typed before the scripts arrive filters as soon as they do', async ({ page }) => {
  let letScriptsThrough = () => {};
  const gate = new Promise<void>((resolve) => (letScriptsThrough = resolve));
  await page.route('**/static/js/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(PRODUCTS_PATH, { waitUntil: 'commit' });
  const { box, names, status } = productsPage(page);
  await box.fill('tolu');
  await expect(names).toHaveCount(13);
  letScriptsThrough();
  await expect(names).toHaveText(['TOLUENE']);
  await expect(box).toHaveValue('tolu');
  await expect(status).toHaveText('1 of 13 products');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all products are shown, and the page says why there is no search', async ({ page }) => {
    await page.goto(PRODUCTS_PATH);
    const { box, names } = productsPage(page);
    await expect(names).toHaveText(SPECIFIED_NAMES);
    await expect(box).toBeHidden();
    await expect(page.getByText('The search needs JavaScript')).toBeVisible();
  });
});

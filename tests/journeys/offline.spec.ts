import { FLAMMABLE, UNREGULATED } from '../support/catalogue.ts';
import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { dataSheetPath } from '../../src/records/products/products.ts';
import { ROUTES, SERVICE_WORKER_PATH } from '../../src/records/addresses/routes.ts';
import { compileScript } from '../../src/web/layouts/compile-script.ts';
import { startChangingSite, type ChangingSite } from '../support/changing-site.ts';
import { enquiryOf, fillIn, sendButton, unconfirmedNote } from '../support/contact-page.ts';
import { waitForIslands } from '../support/islands.ts';
import { productsPage, waitForCatalogue } from '../support/products-page.ts';
import { startSiteServer } from '../support/site-server.ts';
import { expect } from '../support/test.ts';

const words = content.offline();
const SHEET = dataSheetPath(FLAMMABLE);

/** How long a page is waited for, as the built worker says it, and shortened to a tenth. */
const PATIENCE = '4e3';
const SHORT_PATIENCE = '400';

/** The names of the caches in which a build's pages are kept. */
const PAGE_CACHE = /^pages-/;

const test = base.extend<{ changing: ChangingSite }>({
  // Playwright reads a fixture's needs off its first parameter.
  // eslint-disable-next-line no-empty-pattern
  changing: async ({}, use) => {
    const site = await startChangingSite();
    await use(site);
    await site.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Resolves when the worker has taken up its work; pages opened from now on are its own. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    );
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('pages and opened sheets can be read when the server is gone, under the policies it sends', async ({
  page,
}) => {
  const site = await startSiteServer();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  try {
    await page.goto(site.url);
    await waitForWorker(page);
    await page.goto(`${site.url}/products/${FLAMMABLE.slug}`);
    await page.goto(site.url + SHEET).catch(() => {
      // A browser without a PDF reader saves it.
    });
    await page.goto(site.url);
    await expect
      .poll(() => page.evaluate((sheet) => caches.match(sheet).then((kept) => kept?.status), SHEET))
      .toBe(200);
    expect(errors).toEqual([]);
  } finally {
    await site.stop();
  }
  for (const path of [
    ...Object.values(ROUTES),
    `${ROUTES.products}/search`,
    `/products/${FLAMMABLE.slug}`,
  ]) {
    await page.goto(site.url + path);
    await expect(heading(page)).not.toHaveText(words.heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.goto(`${site.url}${ROUTES.products}?utm_source=mail`);
  await waitForCatalogue(page);
  await productsPage(page).box.fill(FLAMMABLE.name);
  await expect(productsPage(page).names.filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('#chunk-failure')).toBeHidden();

  for (const path of [`/products/${UNREGULATED.slug}`, `${ROUTES.contact}?reference=ABCDEFGH`]) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(503);
    await expect(heading(page)).toHaveText(words.heading);
    await expect(page.getByText(content.company().email)).toBeVisible();
  }
});

test('nothing of it is asked for before the page has loaded; a page that does not arrive within four seconds is shown as it was kept; the setting takes it away from a browser that has it', async ({
  page,
  changing,
}) => {
  const worker = readFileSync(`dist/client${SERVICE_WORKER_PATH}`, 'utf8');
  expect(worker.split(PATIENCE)).toHaveLength(2);
  changing.files.set(SERVICE_WORKER_PATH, worker.replace(PATIENCE, SHORT_PATIENCE));
  changing.held = '.avif';
  await page.goto(changing.url, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => changing.asked.filter((line) => line.includes('.avif'))).not.toEqual([]);
  await page.waitForTimeout(500);
  expect(changing.asked).not.toContain(`GET ${SERVICE_WORKER_PATH}`);
  changing.held = '';
  await waitForWorker(page);
  expect(changing.asked).toContain(`GET ${SERVICE_WORKER_PATH}`);

  expect((await cacheNames(page)).filter((name) => PAGE_CACHE.test(name))).toHaveLength(1);
  changing.held = ROUTES.about;
  await page.goto(changing.url + ROUTES.about, { timeout: 10_000 });
  await expect(page).toHaveTitle(content.aboutPage().meta.title);
  changing.held = '';
  changing.files.set(SERVICE_WORKER_PATH, await compileScript('./service-worker-off.ts'));
  await page.goto(changing.url);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});

test('an enquiry without a network is not sent, then or later, and is not said to be', async ({
  page,
  changing,
}) => {
  await page.goto(changing.url + ROUTES.contact);
  await waitForWorker(page);
  await page.goto(changing.url + ROUTES.contact);
  await waitForIslands(page);
  changing.isOnline = false;
  await fillIn(page, enquiryOf('No Network'));
  await sendButton(page).click();
  await expect(unconfirmedNote(page)).toContainText(content.contactPage().failure.offline);
  changing.isOnline = true;
  await page.goto(changing.url);
  await page.waitForTimeout(500);
  expect(changing.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('a new build is shown at once, and no page of one with files of another', async ({
  page,
  changing,
}) => {
  const home = readFileSync('dist/client/index.html', 'utf8');
  const [, script = ''] = /(\/static\/js\/home-islands\.[^"]+)/.exec(home) ?? [];
  const worker = readFileSync(`dist/client${SERVICE_WORKER_PATH}`, 'utf8');
  const title = content.homePage().meta.title;
  expect(home).toContain(`<title>${title}</title>`);
  await page.goto(changing.url);
  await waitForWorker(page);

  // The next build: other words, and a script of another name.
  const newScript = '/static/js/home-islands.next.js';
  const newTitle = 'The next build';
  changing.files.set('/', home.replaceAll(script, newScript).replace(title, newTitle));
  await page.goto(changing.url);
  await expect(page).toHaveTitle(newTitle);
  // It is not whole yet (its script is missing): what was kept before stays, with its own files.
  changing.isOnline = false;
  await page.goto(changing.url);
  await expect(page).toHaveTitle(title);
  await waitForIslands(page);
  await expect(page.locator('#chunk-failure')).toBeHidden();

  changing.isOnline = true;
  changing.files.set(newScript, readFileSync(`dist/client${script}`, 'utf8'));
  const [build = ''] = await cacheNames(page);
  changing.files.set(
    SERVICE_WORKER_PATH,
    worker.replaceAll(script, newScript).replace(build.replace(PAGE_CACHE, ''), '0123456789ab'),
  );
  await page.goto(changing.url);
  await expect.poll(() => cacheNames(page)).toContain('pages-0123456789ab');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return (installing ?? waiting)?.state;
      }),
    )
    .toBeUndefined();
  changing.isOnline = false;
  await page.goto(changing.url);
  await expect(page).toHaveTitle(newTitle);
  await waitForIslands(page);
});

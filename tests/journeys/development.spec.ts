import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import * as content from '../../src/records/content.ts';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import { productPath, ROUTES } from '../../src/records/urls/routes.ts';
import { ONE_PICTURE, TWO_PICTURES } from '../support/catalogue.ts';
import { enquiryOf } from '../support/contact-page.ts';
import { findFreePort } from '../support/free-port.ts';
import { waitForIslands } from '../support/islands.ts';
import { PRODUCTS_PATH, productsPage } from '../support/products-page.ts';
import { expect, linkPackages, test } from '../support/project-test.ts';

/** The start prepares pictures and data sheets, and the first page waits for Vite. */
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(({ project }) => linkPackages(project));

const SHOWN = ONE_PICTURE;
const OTHER = TWO_PICTURES;
const { form } = content.contactPage();
const startUrl = /Local\s+(http:\/\/\S+?)\//;

// Runs first, while no file has changed and little has to be prepared.
test('npm run dev ends when npm is killed during the preparation', async ({ runScript }) => {
  const dev = runScript('dev', { PORT: String(await findFreePort()) });
  await dev.waitFor(/Pictures:/);
  await dev.signal('SIGKILL');
  // The process reacts when its current step of work ends.
  await expect.poll(() => dev.hasProcesses(), { timeout: 20_000 }).toBe(false);
});

test('npm run dev serves pages with styles and scripts, shows changes, and ends with npm', async ({
  page,
  project,
  runScript,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const dev = runScript('dev', { PORT: String(await findFreePort()) });
  const url = await dev.waitFor(startUrl);

  await page.goto(url, { timeout: 120_000 });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.locator('body')).toHaveCSS('font-family', /^"?Inter"?,/);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.mouse.wheel(0, 400);
  await expect(page.locator('html')).toHaveClass(/scrolled/);

  await page.goto(url + PRODUCTS_PATH);
  await waitForIslands(page);
  const { box, names } = productsPage(page);
  await box.pressSequentially(SHOWN.name);
  await expect(names.first()).toHaveText(SHOWN.name);
  await box.fill('');

  const picture = page.locator(`#${SHOWN.slug} picture img`);
  const before = await picture.getAttribute('src');
  copyFileSync(
    path.join(project, `images/products/${OTHER.images[0]?.file}`),
    path.join(project, `images/products/${SHOWN.images[0]?.file}`),
  );
  await expect(picture).not.toHaveAttribute('src', before ?? '', { timeout: 60_000 });

  const record = path.join(project, 'content/pages/products.yaml');
  writeFileSync(
    record,
    readFileSync(record, 'utf8').replace('title: Products', 'title: Chemicals'),
  );
  await expect(page).toHaveTitle(/^Chemicals/, { timeout: 60_000 });

  // Data sheets are typeset after the page has changed.
  await page.goto(url + productPath(SHOWN));
  const typeset = () => dev.output.split('Prints:').length;
  const typesetBefore = typeset();
  const product = path.join(project, `content/products/${SHOWN.slug}.yaml`);
  const changed = parseDocument(readFileSync(product, 'utf8'));
  changed.set('description', `${SHOWN.description} Typeset later.`);
  writeFileSync(product, String(changed));
  await expect(page.locator('main')).toContainText('Typeset later', { timeout: 60_000 });
  expect(typeset(), 'prints before the page').toBe(typesetBefore);
  await expect.poll(typeset, { timeout: 120_000 }).toBeGreaterThan(typesetBefore);

  // The texts of the form are part of its script too.
  await page.goto(url + ROUTES.contact);
  await waitForIslands(page);
  const words = path.join(project, 'content/pages/contact.yaml');
  writeFileSync(words, readFileSync(words, 'utf8').replace(form.answerTime, 'within the hour'));
  const promise = page.getByText('We read it within the hour');
  await expect(promise).toBeVisible({ timeout: 60_000 });
  await waitForIslands(page);
  await expect(promise).toBeVisible();

  // The last build's server responds through the development server, as it does for the form's script.
  const post = (form: Record<string, string>) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { Accept: 'application/json' };
        const answer = await fetch(path, {
          method: 'POST',
          headers,
          body: new URLSearchParams(body),
        });
        return answer.status;
      },
      [ENQUIRY_PATH, form] as const,
    );
  expect(await post(enquiryOf('Sent While Developing'))).toBe(201);
  expect(problems).toEqual([]);
  expect(await post({ name: 'Asha' })).toBe(422);

  await dev.signal('SIGTERM');
  await expect.poll(() => dev.hasProcesses()).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
});

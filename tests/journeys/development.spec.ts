import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import { dataSheetPath } from '../../src/records/urls/prints.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { products } from '../support/catalogue.ts';
import { enquiryOf } from '../support/contact-page.ts';
import { findFreePort } from '../support/free-port.ts';
import { waitForIslands } from '../support/islands.ts';
import { expect, linkPackages, test } from '../support/project-test.ts';

/** The start prepares pictures and data sheets, and the first page waits for Vite. */
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(({ project }) => linkPackages(project));

const { form } = content.contactPage();
const startUrl = /Local\s+(http:\/\/\S+?)\//;

test('npm run dev serves pages with styles and scripts, shows changed words, sends forms, and ends with npm', async ({
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

  // The texts of the form are part of its script too.
  await page.goto(url + ROUTES.contact);
  await waitForIslands(page);
  const words = path.join(project, 'content/pages/contact.yaml');
  writeFileSync(words, readFileSync(words, 'utf8').replace(form.answerTime, 'within the hour'));
  const promise = page.getByText('We read it within the hour');
  await expect(promise).toBeVisible();
  await waitForIslands(page);
  await expect(promise).toBeVisible();

  // Prints are typeset when one is opened.
  const sheet = dataSheetPath(products[0]!);
  rmSync(path.join(project, 'public', sheet));
  const answer = await fetch(url + sheet);
  expect(answer.headers.get('content-type')).toBe('application/pdf');

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

  // Killed, npm cannot tell the process that it started.
  await dev.signal('SIGKILL');
  await expect.poll(() => dev.hasProcesses()).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
});

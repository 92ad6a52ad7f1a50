/** Journeys of the owner through the editor, against a server that publishes what is pushed to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { ONE_PICTURE, products } from '../support/catalogue.ts';
import { findFreePort } from '../support/free-port.ts';
import { expect, linkPackages, test } from '../support/project-test.ts';
import { git } from '../support/git.ts';
import { startPublishingServer } from '../support/publishing-server.ts';

/** The start prepares pictures and data sheets, and each publication builds the site. */
test.describe.configure({ mode: 'default', timeout: 900_000 });
const BUILD = { timeout: 300_000 };

test.beforeAll(({ project }) => linkPackages(project));

// No print has this number, so that a change does not typeset them all.
const NUMBER_FIELD = 'LLPIN or CIN';
const NUMBER = 'AAT-0001';
const OTHER_NUMBERS = ['AAT-0002', 'AAT-0003'] as const;
const NEW_LINE = 'Booked, packed and shipped by our own people.';
const NEW_NAME = 'Trial solvent';
const SLUG = 'trial-solvent';
const COPY = `content/products/${SLUG}.yaml`;
const PRODUCT = `products/${ONE_PICTURE.slug}.yaml`;

/** What the owner sees of the editor. */
const editorOn = (page: Page, url: string) => ({
  open: (record: string) => page.goto(`${url}/edit#${record}`),
  site: page.frameLocator('iframe'),
  status: page.locator('form [role=status]'),
  field: (label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`)),
  save: async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('form > footer')).toContainText('Saved.');
  },
});

/** Returns the status of a request with these headers, some of which `fetch` does not send. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const sent = request(url, { method: 'POST', headers }).end('[]');
  const [answer] = (await once(sent, 'response')) as [{ statusCode?: number; resume: () => void }];
  answer.resume();
  return answer.statusCode;
}

test('the owner changes, completes, publishes and takes back', async ({
  context,
  project,
  runScript,
}) => {
  const server = await startPublishingServer();
  await git(project, 'init', '--initial-branch=main');
  await git(project, 'add', '.');
  await git(project, 'commit', '--message=Begin');
  await git(server.repository, 'fetch', project, 'main:main');
  await git(project, 'remote', 'add', 'origin', server.repository);
  await git(project, 'fetch', 'origin');
  await git(project, 'branch', '--set-upstream-to=origin/main');
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
  const company = read('content/company.yaml');
  const productText = read(`content/${PRODUCT}`);

  const edit = runScript('edit', { PORT: String(await findFreePort()), HOST: '0.0.0.0' });
  const url = await edit.waitFor(/Local\s+(http:\/\/127\.0\.0\.1:\d+)/);
  const page = await context.newPage();
  const editor = editorOn(page, url);
  const record = (name: string) => page.getByRole('navigation').getByRole('link', { name });

  await test.step('a wrong number is refused at its field', async () => {
    await editor.open('company.yaml');
    await editor.field(NUMBER_FIELD).fill('5555');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const mistake = page.locator('form .text-danger');
    await expect(mistake).toContainText('must be an LLPIN such as');
    await expect(mistake).toBeVisible();
    expect(read('content/company.yaml')).toBe(company);
  });

  await test.step('what is typed survives a reload', async () => {
    await editor.field(NUMBER_FIELD).fill(NUMBER);
    await page.reload();
    await expect(editor.field(NUMBER_FIELD)).toHaveValue(NUMBER);
  });

  await test.step('a right one is saved in one line and shown on the page', async () => {
    await editor.save();
    const lines = read('content/company.yaml').split('\n');
    expect(lines.filter((line) => !company.includes(line))).toEqual([
      expect.stringContaining(NUMBER),
    ]);
    await expect(editor.site.locator('body')).toContainText(NUMBER);
  });

  await test.step('two tabs: the second sees both texts', async () => {
    const second = editorOn(await context.newPage(), url);
    await second.open('company.yaml');
    await expect(second.field(NUMBER_FIELD)).toHaveValue(NUMBER);
    await editor.field(NUMBER_FIELD).fill(OTHER_NUMBERS[0]);
    await editor.save();
    await second.field(NUMBER_FIELD).fill(OTHER_NUMBERS[1]);
    await second
      .field(NUMBER_FIELD)
      .page()
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    const notice = second.field(NUMBER_FIELD).page().locator('.notice');
    await expect(notice).toContainText(OTHER_NUMBERS[0]);
    await expect(notice).toContainText(OTHER_NUMBERS[1]);
    await notice.getByRole('button', { name: 'Save what I typed' }).click();
    await expect(notice).toBeHidden();
    expect(read('content/company.yaml')).toContain(OTHER_NUMBERS[1]);
    await second.field(NUMBER_FIELD).page().close();
  });

  await test.step('published values fill the form', async () => {
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Use these values' }).first().click();
    await expect(editor.field(NUMBER_FIELD)).not.toHaveValue(OTHER_NUMBERS[1]);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(editor.field(NUMBER_FIELD)).toHaveValue(OTHER_NUMBERS[1]);
  });

  const picture = (colour: string) =>
    sharp({ create: { width: 2400, height: 1600, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const choosePicture = async (group: string, colour: string, name: string) => {
    const field = page.locator('details', { has: page.locator('summary', { hasText: group }) });
    const file = { name, mimeType: 'image/jpeg', buffer: await picture(colour) };
    await field.locator('.file input').first().setInputFiles(file);
    await expect(field.locator('.file a').first()).toContainText(path.parse(name).name);
    return field;
  };

  await test.step('words and picture of a page are replaced', async () => {
    await editor.open('pages/services.yaml');
    // Each text that is clicked opens its field.
    for (const shown of [editor.site.locator('main h1'), editor.site.locator('main h2').first()]) {
      const words = (await shown.innerText()).replace(/\W+/g, '\\W+');
      await shown.click();
      await expect(page.locator('textarea:focus')).toHaveValue(new RegExp(words, 'i'));
    }
    await editor.open('pages/services.yaml');
    const shown = editor.site.locator('main picture img').first();
    const before = await shown.getAttribute('src');
    await editor.field('Line').first().fill(NEW_LINE);
    const field = await choosePicture('Banner', '#336699', 'quay.JPG');
    await field.getByRole('button', { name: 'Choose one that is there' }).click();
    const stored = field.locator('.file button:has(img)');
    await stored.filter({ hasNotText: 'quay' }).first().click();
    await expect(field.locator('.file a')).not.toContainText('quay');
    await field.getByRole('button', { name: 'Choose one that is there' }).click();
    await stored.filter({ hasText: 'quay' }).first().click();
    await editor.save();
    await expect(shown).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('a product is moved, then saved', async () => {
    await editor.open(PRODUCT);
    const line = editor.field('Summary');
    const place = await editor.field('Place in the catalogue').inputValue();
    const [away, back] = products[0] === ONE_PICTURE ? ['Later', 'Earlier'] : ['Earlier', 'Later'];
    for (const [direction = '', moved] of [
      [away, true],
      [back, false],
    ] as const) {
      await page.getByRole('button', { name: direction, exact: true }).click();
      const field = expect(editor.field('Place in the catalogue'));
      await (moved ? field.not.toHaveValue(place) : field.toHaveValue(place));
      await line.fill(`${ONE_PICTURE.displayName} moves ${direction.toLowerCase()}.`);
      await editor.save();
    }
    writeFileSync(path.join(project, 'content', PRODUCT), productText);
    await page.reload();
  });

  await test.step('a product is copied, its model hidden, and the copy completed and shown', async () => {
    await editor.open(PRODUCT);
    page.once('dialog', (dialog) => void dialog.accept(NEW_NAME));
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(NEW_NAME);
    await expect(page.locator('.notice')).toContainText([/From the model: \d+ to confirm/]);
    await editor.open(PRODUCT);
    await editor.field('Shown').uncheck();
    await editor.save();
    await expect(record(`${ONE_PICTURE.displayName} hidden`)).toBeVisible();

    // Texts that are its own, written into the files as by an owner who prefers them.
    const copy = parseDocument(read(COPY));
    copy.delete('toConfirm');
    copy.set('description', `${NEW_NAME} is like no other product.`);
    write(COPY, String(copy));
    const shared = 'content/shared-texts.yaml';
    write(shared, read(shared).replaceAll(ONE_PICTURE.slug, `${ONE_PICTURE.slug}, ${SLUG}`));

    await record(NEW_NAME).click();
    await editor.field('Shown').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('form .text-danger')).toContainText(['must have a picture']);
    await page.locator('.btn-add[id*=images]').click();
    await choosePicture('Pictures', '#996633', 'drum.jpg');
    await editor.field('What the picture shows').fill('A drum of the trial solvent on a pallet');
    await editor.save();
    await expect(record(NEW_NAME)).not.toContainText('hidden');
    await expect(editor.site.getByRole('heading', { level: 1 })).toContainText(NEW_NAME);
    await expect(editor.site.getByRole('contentinfo')).toBeVisible();
  });

  await editor.open('publish');
  const changed = page.locator('main section');

  await test.step('the number is put back', async () => {
    await expect(changed.first()).toContainText(OTHER_NUMBERS[1]);
    page.once('dialog', (dialog) => void dialog.accept());
    await changed.first().getByRole('button', { name: 'Put back' }).click();
    await expect(page.locator('main')).not.toContainText(OTHER_NUMBERS[1]);
    expect(read('content/company.yaml')).toBe(company);
  });

  const publish = async () => {
    await page.getByLabel('What you changed').fill('Say who ships');
    const button = page.locator('main').getByRole('button', { name: 'Publish' });
    await button.click();
    await expect(answer).toContainText('Please wait');
    await expect(button).toBeDisabled();
  };
  const answer = page.locator('pre[role=status]');
  const services = async () => (await fetch(server.url + ROUTES.services)).text();

  await test.step('a push that is refused leaves the site and the changes', async () => {
    // `cat` ends, and with it the lock, when its input does.
    const lock = spawn('flock', [path.join(path.dirname(server.repository), 'lock'), 'cat']);
    await publish();
    await expect(answer).toContainText('the site is as it was: another push', BUILD);
    lock.stdin.end();
    await once(lock, 'exit');
    await expect(page.locator('main')).toContainText(NEW_LINE);
    await expect(page.getByLabel('What you changed')).toHaveValue('Say who ships');
    expect(await server.release()).toBe('releases/first');
  });

  await test.step('a publication is on the site', async () => {
    await publish();
    await expect(answer).toContainText('Published', BUILD);
    expect(await services()).toContain(NEW_LINE);
    expect((await git(project, 'status', '--porcelain', '--', 'content', 'images')).output).toBe(
      '',
    );
  });

  await test.step('it is taken back', async () => {
    // The build of a publication is proved above.
    writeFileSync(path.join(server.repository, 'hooks/pre-receive'), '#!/bin/sh\necho Published');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(answer).toContainText('Published');
    const published = await git(server.repository, 'show', 'main:content/pages/services.yaml');
    expect(published.output).not.toContain(NEW_LINE);
  });

  await test.step('other sites, hosts and files are refused', async () => {
    const action = `${url}/edit/do/listRecords`;
    const json = { 'Content-Type': 'application/json' };
    expect(await statusOf(action, { ...json, Origin: url })).toBe(200);
    expect(await statusOf(action, { ...json, Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusOf(action, json)).toBe(403);
    const host = 'elsewhere.example';
    expect(await statusOf(action, { ...json, Host: host, Origin: `http://${host}` })).toBe(403);
    expect((await fetch(`${url}/edit/`)).status).toBe(200);
  });
  await server.stop();
});

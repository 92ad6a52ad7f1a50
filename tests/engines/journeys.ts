import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { SITE_PAGES } from '../support/site-pages.ts';
import type { SiteServer } from '../support/site-server.ts';
import type { Engine } from './engine.ts';

export type Journey = (engine: Engine, site: SiteServer) => Promise<void>;

const DESK = [1280, 800] as const;
const PHONE = [390, 844] as const;
const PATIENCE_MS = 15_000;

/** Waits until an expression gives something true in the page. */
async function until(engine: Engine, expression: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await engine.read<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > deadline) throw new Error(`This did not become true: ${expression}`);
    await wait(50);
  }
}

const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const isShown = (selector: string) => `${find(selector)}?.getClientRects().length > 0`;
const isAlive = `!document.querySelector('[ssr]:not([client="visible"])')`;

/** What a visitor does, in every engine. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'reads each page': async (engine, site) => {
    for (const [width, height] of [DESK, PHONE]) {
      await engine.resize(width, height);
      for (const { path } of SITE_PAGES) {
        await engine.open(site.url + path);
        await until(engine, isShown('main h1, main h2'));
        await until(engine, `document.fonts.status === 'loaded'`);
        await until(engine, `${find('main img')}.naturalWidth > 0`);
        const overhang = await engine.read<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        assert.equal(overhang, 0, `${path} is wider than its window`);
      }
    }
  },

  'opens the menu of a phone, and goes on from it': async (engine, site) => {
    await engine.resize(...PHONE);
    await engine.open(site.url);
    assert.equal(await engine.read(isShown('#site-menu')), false);
    await engine.click('[popovertarget]');
    await until(engine, isShown('#site-menu'));
    await until(engine, `${find('[popovertarget]')}.getAttribute('aria-expanded') === 'true'`);
    await wait(400);
    await engine.click(`#site-menu a[href="${ROUTES.services}"]`);
    await until(engine, `location.pathname === '${ROUTES.services}'`);
    await engine.resize(...DESK);
  },

  'searches the products': async (engine, site) => {
    await engine.open(site.url + ROUTES.products);
    await until(engine, isShown('#product-search'));
    await engine.type('#product-search', 'glyc');
    await until(
      engine,
      `[...document.querySelectorAll('#product-list > li')].filter((card) => !card.hidden).length === 2`,
    );
  },

  'opens the brochure, which only its icon closes': async (engine, site) => {
    await engine.open(site.url + ROUTES.products);
    // Before its script has come, only browsers that know `command` open it.
    await until(engine, `!document.querySelector('[ssr]')`);
    await engine.click('#view-products button');
    await until(engine, isShown('#brochure'));
    await engine.pressEscape();
    await wait(400);
    assert.equal(await engine.read(isShown('#brochure')), true, 'Escape closed it');
    await engine.click('#brochure button');
    await until(engine, `!(${isShown('#brochure')})`);
  },

  'opens a data sheet': async (engine, site) => {
    await engine.open(site.url + ROUTES.products);
    const link = await engine.read<string>(`${find('#product-list a[target=_blank]')}.href`);
    const sheet = await fetch(link);
    assert.equal(sheet.headers.get('content-type'), 'application/pdf');
  },

  'turns the banner, and holds it': async (engine, site) => {
    await engine.open(site.url);
    await until(engine, `document.querySelectorAll('[aria-live] > [inert]').length === 2`);
    await engine.click('[role=radiogroup] button:nth-child(2)');
    await until(engine, `!${find('[aria-live] > :nth-child(2)')}.inert`);
  },

  'says what is wrong with an enquiry, then sends it': async (engine, site) => {
    await engine.open(site.url + ROUTES.contact);
    await until(engine, isAlive);
    await engine.type('[name=name]', 'Another Engine');
    await engine.type('[name=email]', 'purchasing@paints.example');
    await engine.click('main form button[type=submit]');
    await until(engine, `document.activeElement.querySelector('h3')`);
    await engine.type('[name=message]', 'Please quote for ten drums of acetone, CIF Rotterdam.');
    await engine.click('main form button[type=submit]');
    await until(engine, `/reference=/.test(location.search)`);
    const { referenceLabel } = content.contactPage().received;
    const text = await engine.read<string>('document.activeElement.innerText');
    assert.ok(text.includes(referenceLabel), `the receipt says: ${text}`);
    const deadline = Date.now() + PATIENCE_MS;
    while ((await site.mailCatcher.read()).length === 0 && Date.now() < deadline) await wait(50);
    assert.notEqual((await site.mailCatcher.read()).length, 0, 'no mail came');
  },
};

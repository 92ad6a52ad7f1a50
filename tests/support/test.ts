import { expect, test as base } from '@playwright/test';
import { startSiteServer, type SiteServer } from './site-server.ts';
import { START_TIMEOUT_MS } from './wait-for-answer.ts';

export { expect };

type Fixtures = {
  /** Matches the console errors that a test causes on purpose; any other fails it. */
  expectedErrors: RegExp | undefined;
  /** Whether the server sends pictures; else each is one pixel, since they take a third of a page's time. */
  hasPictures: boolean;
};

/** Chrome's message when a busy machine skips the animation between two pages. */
const SKIPPED_TRANSITION = /Transition was aborted because of (invalid state|timeout)/;

type Problem = {
  text: string;
  /** The address that failed to load. */
  url?: string | undefined;
};

const ONE_PIXEL = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=', 'base64'),
};

/** The only other host that pages load from. */
const MAP_HOST = 'www.openstreetmap.org';

/**
 * Playwright's test with the built site on one server per worker. A test fails when its page logs an
 * error or a warning (as a violation of the content security policy does), throws, or sends a request to
 * another origin. Requests for the map get a placeholder page.
 */
export const test = base.extend<Fixtures, { site: SiteServer }>({
  expectedErrors: [undefined, { option: true }],
  hasPictures: [false, { option: true }],
  site: [
    // Playwright reads a fixture's dependencies from the pattern of its first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSiteServer();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 2 * START_TIMEOUT_MS },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  context: async ({ context, site, expectedErrors, hasPictures }, use) => {
    const problems: Problem[] = [];
    // The browser logs an error for a 404 page, too.
    const documents = new Set<string>();
    context.on('request', (request) => {
      if (request.isNavigationRequest()) documents.add(request.url());
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      problems.push({ text: message.text(), url: message.location().url });
    });
    context.on('weberror', (error) => problems.push({ text: error.error().message }));
    if (!hasPictures)
      await context.route(/\/static\/pictures\//, (route) => route.fulfill(ONE_PIXEL));
    await context.route(
      (url) => url.origin !== site.url && url.protocol.startsWith('http'),
      async (route) => {
        const { hostname } = new URL(route.request().url());
        if (hostname === MAP_HOST) {
          await route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main></html>',
          });
          return;
        }
        problems.push({ text: `Request to another origin: ${route.request().url()}` });
        await route.abort();
      },
    );
    await use(context);
    const unexpected = problems.filter(({ text, url }) => {
      const isMissingPage = /status of 404/.test(text) && url !== undefined && documents.has(url);
      return !isMissingPage && !SKIPPED_TRANSITION.test(text) && !expectedErrors?.test(text);
    });
    expect(unexpected, 'errors and warnings of the page').toEqual([]);
  },
});

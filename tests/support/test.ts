import { expect, test as base } from '@playwright/test';
import { startSiteServer, type SiteServer } from './site-server.ts';
import { START_TIMEOUT_MS } from './wait-for-answer.ts';

export { expect };

type Fixtures = {
  /** Console errors that a test provokes on purpose; any other fails it. */
  expectedErrors: RegExp | undefined;
};

/** What Chrome says where it was too busy to pass from one page over into the next in time: it shows that one at once. */
const NO_FAULT_OF_THE_PAGE = /Transition was aborted because of (invalid state|timeout)/;

type Problem = {
  text: string;
  /** The address that a failed load was about. */
  url?: string | undefined;
};

/** The host of the one thing that pages load from elsewhere. */
export const MAP_HOST = 'www.openstreetmap.org';

/**
 * Playwright's test, against the built site on a server of the worker's own. A
 * test fails when its page logs an error or a warning, throws, violates the
 * content security policy (which logs an error), or asks another origin than
 * the map for anything. The map is answered by a stand-in.
 */
export const test = base.extend<Fixtures, { site: SiteServer }>({
  expectedErrors: [undefined, { option: true }],
  site: [
    // Playwright reads a fixture's needs off its first parameter.
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
  context: async ({ context, site, expectedErrors }, use) => {
    const problems: Problem[] = [];
    // A page that answers 404 is not a part that failed to load, though the browser logs it as one.
    const documents = new Set<string>();
    context.on('request', (request) => {
      if (request.isNavigationRequest()) documents.add(request.url());
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      problems.push({ text: message.text(), url: message.location().url });
    });
    context.on('weberror', (error) => problems.push({ text: error.error().message }));
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
        problems.push({ text: `A page asked another origin: ${route.request().url()}` });
        await route.abort();
      },
    );
    await use(context);
    const unexpected = problems.filter(({ text, url }) => {
      const isMissingPage = /status of 404/.test(text) && url !== undefined && documents.has(url);
      return !isMissingPage && !NO_FAULT_OF_THE_PAGE.test(text) && !expectedErrors?.test(text);
    });
    expect(unexpected, 'errors and warnings of the page').toEqual([]);
  },
});

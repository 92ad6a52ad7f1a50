import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Chrome and Chromium are installed by the packages of common systems. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without windows, of Debian's package: the same engine, as Playwright itself runs it by default. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags for a browser that runs as root in a closed network and stays quiet there. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
  '--no-first-run',
  // A page that is rendered in advance hangs while a test answers requests in the server's place.
  '--disable-features=Prerender2',
];

/** The browser to test with: BROWSER_PATH, an installed one, or Playwright's own; nothing when there is none. */
export function findBrowserPath(): string | undefined {
  const named = process.env['BROWSER_PATH'];
  if (named !== undefined) {
    if (!existsSync(named)) {
      throw new Error(
        `BROWSER_PATH is "${named}", where there is no file. Correct it, or unset it.`,
      );
    }
    return named;
  }
  return [...INSTALLED_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

/** Like `findBrowserPath`; throws a sentence when there is none. */
export function requireBrowserPath(): string {
  const found = findBrowserPath();
  if (found !== undefined) return found;
  throw new Error(
    'There is no browser for the journeys. Run "node tests/needs.ts", which installs one or says how, or set BROWSER_PATH.',
  );
}

/** The browser for journeys: the one without windows when it is here, which opens a page in a third of the time. */
export function requireJourneyBrowserPath(): string {
  const hasShell = process.env['BROWSER_PATH'] === undefined && existsSync(HEADLESS_SHELL);
  return hasShell ? HEADLESS_SHELL : requireBrowserPath();
}

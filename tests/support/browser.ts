import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where common systems install Chrome and Chromium. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's headless Chromium, which opens a page in a third of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags for a browser that runs as root and makes no requests of its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
  '--no-first-run',
  // A prerendered page hangs while a test intercepts its requests.
  '--disable-features=Prerender2',
];

/** Returns `BROWSER_PATH`, which must exist, an installed browser or Playwright's own; undefined when there is none. */
export function findBrowserPath(): string | undefined {
  const named = process.env['BROWSER_PATH'];
  if (named !== undefined) {
    if (!existsSync(named)) {
      throw new Error(`BROWSER_PATH is "${named}", which does not exist. Correct it, or unset it.`);
    }
    return named;
  }
  return [...INSTALLED_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

/** Like `findBrowserPath`, but throws when there is no browser. */
export function requireBrowserPath(): string {
  const found = findBrowserPath();
  if (found !== undefined) return found;
  throw new Error(
    'There is no browser for the journeys. Run "node tests/needs.ts", which installs one or says how, or set BROWSER_PATH.',
  );
}

/** Returns the browser for journeys: `HEADLESS_SHELL` where it is installed. */
export function requireJourneyBrowserPath(): string {
  const hasShell = process.env['BROWSER_PATH'] === undefined && existsSync(HEADLESS_SHELL);
  return hasShell ? HEADLESS_SHELL : requireBrowserPath();
}

import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';

/** Where Chrome and Chromium are installed by the packages of common systems. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a browser that runs as root in a closed network and stays quiet there. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser to test with: BROWSER_PATH, an installed one, or Playwright's own; nothing when there is none. */
export function getBrowserPath(): string | undefined {
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

/** Like `getBrowserPath`, but installs a browser when there is none, and says so. */
export function requireBrowserPath(): string {
  const found = getBrowserPath();
  if (found !== undefined) return found;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const commands = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      ]
    : [['npx', 'playwright', 'install', '--with-deps', 'chromium']];
  console.log('No browser was found for the journeys. Installing Chromium:');
  for (const [command = '', ...parameters] of commands) {
    console.log(`  ${command} ${parameters.join(' ')}`);
    spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = getBrowserPath();
  if (installed === undefined) {
    throw new Error(
      'No browser could be installed. Install Chrome or Chromium, or set BROWSER_PATH.',
    );
  }
  return installed;
}

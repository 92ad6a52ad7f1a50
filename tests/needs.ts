/**
 * First step of `npm test`: looks for the programs that the tests run and npm does not install. As root
 * on Debian it installs what is missing; elsewhere it prints the command, and fails when a required
 * program is missing. `--quick` leaves out what only journeys need.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowserPath, HEADLESS_SHELL } from './support/browser.ts';
import { HAS_NGINX } from './support/nginx.ts';
import { findPostgresFolder } from './support/postgres-binaries.ts';
import { hasQpdf } from './support/qpdf.ts';

type Need = {
  /** The program, and what the tests use it for. */
  readonly what: string;
  readonly isHere: () => boolean;
  readonly packages: readonly string[];
  /** The install command on other systems. */
  readonly elsewhere: string;
  readonly isRequired: boolean;
  readonly isForJourneys: boolean;
};

const NEEDS: readonly Need[] = [
  {
    what: 'qpdf, which validates PDFs',
    isHere: hasQpdf,
    packages: ['qpdf'],
    elsewhere: 'brew install qpdf',
    isRequired: true,
    isForJourneys: false,
  },
  {
    what: 'PostgreSQL 15 or newer, for the tests of storage',
    isHere: () => findPostgresFolder() !== undefined,
    packages: ['postgresql'],
    elsewhere: 'brew install postgresql',
    isRequired: true,
    isForJourneys: false,
  },
  {
    what: 'Chrome or Chromium, for the journeys',
    isHere: () => findBrowserPath() !== undefined,
    packages: ['chromium'],
    elsewhere: 'npx playwright install --with-deps chromium',
    isRequired: true,
    isForJourneys: true,
  },
  {
    what: 'the headless Chromium, with which the journeys take half the time',
    isHere: () => existsSync(HEADLESS_SHELL) || process.env['BROWSER_PATH'] !== undefined,
    packages: ['chromium-headless-shell'],
    elsewhere: '',
    isRequired: false,
    isForJourneys: true,
  },
  {
    what: 'nginx, for the test of its configuration',
    isHere: () => HAS_NGINX,
    packages: ['nginx-light'],
    elsewhere: '',
    isRequired: false,
    isForJourneys: true,
  },
];

const isQuick = process.argv.includes('--quick');
const missing = () => NEEDS.filter((need) => !(isQuick && need.isForJourneys) && !need.isHere());

const wanted = missing();
if (wanted.length > 0) {
  for (const { what } of wanted) console.log(`Missing: ${what}.`);
  const isDebian = existsSync('/usr/bin/apt-get');
  const command = `apt-get install -y --no-install-recommends ${wanted.flatMap(({ packages }) => packages).join(' ')}`;
  if (isDebian && process.getuid?.() === 0) {
    console.log(`Installing it: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(`apt-get update -qq && ${command}`, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } else if (isDebian) {
    console.log(`Install it with: sudo ${command}`);
  } else {
    for (const { elsewhere } of wanted) if (elsewhere) console.log(`Install it with: ${elsewhere}`);
  }
  const lacking = missing();
  for (const { what, isRequired } of lacking) {
    console.log(isRequired ? `The tests need ${what}.` : `Continuing without ${what}.`);
  }
  if (lacking.some(({ isRequired }) => isRequired)) process.exitCode = 1;
}

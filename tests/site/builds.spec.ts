import { mkdtemp, readFile, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { findFreePort } from '../support/free-port.ts';
import { expect, test } from '../support/project-test.ts';

const SERVED = /served at (http:\S+)/;
const DEVELOPED = /Local\s+(http:\/\/\S+?)\//;
/** Asking without a pause would take a core from the builds. */
const WATCH_PAUSE_MS = 500;
const CHANGED = { from: 'Bulk chemicals and ocean shipping, Mumbai', to: 'A new title' };

test.describe.configure({ timeout: 600_000 });

/** Asks for the same again and again; tells what was not answered as at first. */
function watch(addresses: readonly string[]): () => Promise<string[]> {
  const faults = new Set<string>();
  let isOver = false;
  const ask = async (address: string): Promise<void> => {
    const describe = async () => {
      const answer = await fetch(address);
      const policy = answer.headers.get('content-security-policy') ?? '';
      return `${answer.status} ${policy} ${await answer.text()}`.replace(/uid="[^"]*"/g, '');
    };
    const first = await describe();
    while (!isOver) {
      const now = await describe().catch(String);
      if (now !== first) faults.add(`${address}: ${now.slice(0, 60)}`);
      await pause(WATCH_PAUSE_MS);
    }
  };
  const all = Promise.all(addresses.map(ask));
  return async () => {
    isOver = true;
    await all;
    return [...faults];
  };
}

test('a build never touches the site that is served or developed until it is whole', async ({
  project,
  runScript,
}) => {
  const data = await mkdtemp(path.join(tmpdir(), 'data-'));
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    SMTP_URL: '',
    DATABASE_URL: `file:${data}/enquiries.db`,
  };
  const link = () => readlink(path.join(project, 'dist'));
  const inProject = (file: string) => path.join(project, file);
  const first = await link();

  const server = runScript('serve', settings);
  const development = runScript('dev', { PORT: String(await findFreePort()) });
  const served = await server.waitFor(SERVED);
  const html = await (await fetch(served)).text();
  const picture = /\/static\/pictures\/[\w./-]+\.webp/.exec(html)?.[0] ?? '';
  const developed = await development.waitFor(DEVELOPED);
  const sheet = '/data-sheets/toluene-data-sheet.pdf';
  const endWatch = watch([
    ...[...Object.values(ROUTES), '/badpage', '/readyz', picture, sheet].map(
      (address) => served + address,
    ),
    developed + picture,
    developed + sheet,
  ]);

  // One that fails at its end, and one that was begun meanwhile and waits for it.
  const route = inProject(`src/web/pages${ROUTES.services}.astro`);
  await rename(route, `${route}.away`);
  const failing = runScript('build');
  await failing.waitFor(/(Checking) content/);
  const waiting = runScript('build');
  await waiting.waitFor(/(Waiting) for another build/);
  await failing.waitFor(/(Bundling) the server/);
  expect(await link()).toBe(first);
  await rename(`${route}.away`, route);
  const record = inProject('content/pages/home.yaml');
  const text = await readFile(record, 'utf8');
  await writeFile(record, text.replace(CHANGED.from, CHANGED.to));
  expect(await failing.end()).toBe(1);
  expect(failing.output).toContain(`The build has no page for ${ROUTES.services}.`);
  expect(await waiting.end(), waiting.output).toBe(0);
  expect(await link()).not.toBe(first);
  // The one that is served, and the new one.
  expect(await readdir(inProject('.builds'))).toHaveLength(2);

  expect(await endWatch()).toEqual([]);
  expect(await server.signal('SIGTERM')).toBe(0);
  const again = await runScript('serve', settings).waitFor(SERVED);
  expect(await (await fetch(again)).text()).toContain(`<title>Navsagar | ${CHANGED.to}`);
  await rm(data, { recursive: true });
});

import { mkdtemp, readFile, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROUTES } from '../../src/records/routes.ts';
import { findFreePort } from '../support/free-port.ts';
import { expect, test } from '../support/project-test.ts';

const SERVED = /served at (http:\S+)/;
const DEVELOPED = /Local\s+(http:\/\/\S+?)\//;
/** Asking without a pause would take a core from the builds. */
const WATCH_PAUSE_MS = 200;
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
  const served = await server.waitFor(SERVED);
  const html = await (await fetch(served)).text();
  const picture = /\/static\/pictures\/[\w./-]+\.webp/.exec(html)?.[0] ?? '';
  const developed = await runScript('dev', {
    PORT: String(await findFreePort()),
  }).waitFor(DEVELOPED);
  const sheet = '/data-sheets/toluene-data-sheet.pdf';
  const endWatch = watch([
    ...[...Object.values(ROUTES), '/badpage', '/readyz', picture, sheet].map(
      (address) => served + address,
    ),
    developed + picture,
    developed + sheet,
  ]);

  await test.step('one that fails at its end', async () => {
    const route = inProject(`src/web/pages${ROUTES.services}.astro`);
    await rename(route, `${route}.away`);
    const build = runScript('build');
    expect(await build.end()).toBe(1);
    expect(build.output).toContain(`The build has no page for ${ROUTES.services}.`);
    await rename(`${route}.away`, route);
    expect(await link()).toBe(first);
  });

  await test.step('two at once, one after the other', async () => {
    const record = inProject('content/pages/home.yaml');
    const text = await readFile(record, 'utf8');
    await writeFile(record, text.replace(CHANGED.from, CHANGED.to));
    const builds = [runScript('build'), runScript('build')];
    for (const build of builds) expect(await build.end(), build.output).toBe(0);
    expect(await link()).not.toBe(first);
    // The one that is served, and the last two.
    expect(await readdir(inProject('.builds'))).toHaveLength(3);
  });

  expect(await endWatch()).toEqual([]);
  expect(await server.signal('SIGTERM')).toBe(0);
  const again = await runScript('serve', settings).waitFor(SERVED);
  expect(await (await fetch(again)).text()).toContain(`<title>Navsagar | ${CHANGED.to}`);
  await rm(data, { recursive: true });
});

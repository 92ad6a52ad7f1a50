import { expect, test } from '../support/test.ts';
import { readFileSync } from 'node:fs';
import { WEB_SERVERS } from '../deploy/web-servers.ts';
import { tryFolder } from '../deploy/try-folder.ts';
import { tryWebServer } from '../deploy/try-web-server.ts';

test.describe.configure({ timeout: 300_000 });

test('a build runs in a folder of its own, with the commands for staff', async () => {
  expect(await tryFolder()).toEqual([]);
});

for (const [name, { isInstalled, start }] of Object.entries(WEB_SERVERS)) {
  const note = isInstalled ? '' : ' (not tried: it is not installed)';
  test(`${name} serves the files and forwards other requests${note}`, async () => {
    test.skip(!isInstalled);
    expect(await tryWebServer(start)).toEqual([]);
  });
}

test('a build lists third parties with their licences', () => {
  const thirdParties = readFileSync('dist/THIRD-PARTY.md', 'utf8');
  for (const shipped of ['react-dom', 'embla-carousel', 'fastify', 'pg', 'inter-ui', 'astro']) {
    expect(thirdParties).toMatch(new RegExp(`^## ${shipped} - [\\d.]+ \\((MIT|OFL-1.1)\\)$`, 'm'));
  }
});

test('images contain only the files of a build, and no settings', () => {
  const read = (file: string) => readFileSync(`dist/deploy/${file}`, 'utf8');
  const copies = Array.from(read('Containerfile').matchAll(/^COPY (.+) \S+$/gm));
  const copied = new Set(copies.flatMap(([, files = '']) => files.split(' ')));
  expect([...copied]).toContain('server');
  const allowed = read('Containerfile.dockerignore').trim().split('\n');
  expect(new Set(allowed)).toEqual(new Set(['*', ...Array.from(copied, (file) => `!${file}`)]));
});

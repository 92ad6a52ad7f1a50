import { expect, test } from '../support/test.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { WEB_SERVERS } from '../deploy/web-servers.ts';
import { tryWebServer } from '../deploy/try-web-server.ts';

test.describe.configure({ timeout: 300_000 });

test('a build imports nothing but itself and Node', () => {
  const files = readdirSync('dist/server');
  expect(files).toContain('main.js');
  for (const file of files) {
    const code = readFileSync(`dist/server/${file}`, 'utf8');
    const imported = ts.preProcessFile(code, true, true).importedFiles;
    const required = Array.from(code.matchAll(/__require\("([^"]+)"\)/g), ([, name = '']) => name);
    const names = [...imported.map(({ fileName }) => fileName), ...required];
    expect(names.filter((name) => !isBuiltin(name) && !name.startsWith('./'))).toEqual([]);
  }
});

for (const [name, { isInstalled, start }] of Object.entries(WEB_SERVERS)) {
  const note = isInstalled ? '' : ' (not tried: it is not installed)';
  test(`${name} forwards all requests${note}`, async () => {
    test.skip(!isInstalled);
    expect(await tryWebServer(start)).toEqual([]);
  });
}

test('a build lists third parties with their licences, and the editor is not in it', () => {
  const thirdParties = readFileSync('dist/THIRD-PARTY.md', 'utf8');
  for (const shipped of ['react-dom', 'embla-carousel', 'fastify', 'pg', 'inter-ui', 'astro']) {
    expect(thirdParties).toMatch(new RegExp(`^## ${shipped} - [\\d.]+ \\((MIT|OFL-1.1)\\)$`, 'm'));
  }
  expect(thirdParties).not.toContain('rjsf');
});

test('images contain only the files of a build, and no settings', () => {
  const read = (file: string) => readFileSync(`dist/deploy/${file}`, 'utf8');
  const copies = Array.from(read('Containerfile').matchAll(/^COPY (.+) \S+$/gm));
  const copied = new Set(copies.flatMap(([, files = '']) => files.split(' ')));
  expect([...copied]).toContain('server');
  const allowed = read('Containerfile.dockerignore').trim().split('\n');
  expect(new Set(allowed)).toEqual(new Set(['*', ...Array.from(copied, (file) => `!${file}`)]));
});

test('nginx listens by IPv6 wherever it listens by IPv4', () => {
  const settings = readFileSync('dist/deploy/nginx.conf', 'utf8');
  const addresses = Array.from(
    settings.matchAll(/listen ([^;]+);/g),
    ([, address = '']) => address,
  );
  const byIPv4 = addresses.filter((address) => !address.startsWith('['));
  expect(addresses).toEqual(byIPv4.flatMap((address) => [address, `[::]:${address}`]));
});

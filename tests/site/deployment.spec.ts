import { expect, test } from '../support/test.ts';
import { readFileSync } from 'node:fs';
import { FRONTS } from '../deploy/fronts.ts';
import { tryFolder } from '../deploy/try-folder.ts';
import { tryFront } from '../deploy/try-front.ts';

test.describe.configure({ timeout: 300_000 });
// Once is enough: "npm run try:deploy" runs the other checks of this folder through web servers.
test.skip(process.env['SITE_FRONT'] !== undefined);

test('a build serves the site and the staff from a folder of its own', async () => {
  expect((await tryFolder()).faults).toEqual([]);
});

test('nginx, set up by the build, answers whatever is asked as the server does', async () => {
  test.skip(
    !FRONTS.nginx.isHere,
    'nginx-light and libnginx-mod-http-brotli-static are not installed',
  );
  expect((await tryFront('nginx')).faults).toEqual([]);
});

test('a build names who made what it ships', () => {
  const thirdParties = readFileSync('dist/THIRD-PARTY.md', 'utf8');
  for (const shipped of ['react-dom', 'embla-carousel', 'fastify', 'pg', 'inter-ui', 'astro']) {
    expect(thirdParties).toMatch(new RegExp(`^### ${shipped} [\\d.]+: (MIT|OFL-1.1)$`, 'm'));
  }
});

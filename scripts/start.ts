/**
 * `npm start`: builds the site, then serves it. Settings are read from the
 * environment (docs/guides/deployment.md).
 */
import { spawnSync } from 'node:child_process';
import { findBuild } from '../src/server/build-info.ts';
import { checkAddress } from '../src/server/listen.ts';
import { exitWithError } from '../src/server/stop.ts';
import { parseServerSettings } from '../src/server/server-settings.ts';

try {
  // Before the build: a setting that cannot be used is said at once.
  const settings = parseServerSettings(process.env);
  await checkAddress(settings);
  // Links keep the address that they were built with: `npm run build` changes it.
  const siteUrl = findBuild()?.siteUrl ?? settings.siteUrl.origin;
  // In a process of its own: a server needs nothing of what builds.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: '.cache/node', ...process.env, SITE_URL: siteUrl },
  });
  if (status !== 0) process.exit(1);
  await import('./serve.ts');
} catch (error) {
  exitWithError(error);
}

/**
 * `npm start`: builds the site, then serves it. Settings are read from the
 * environment (docs/guides/deployment.md).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBuild, requireBuild } from '../src/settings/build-info.ts';
import { checkAddress } from '../src/server/listen.ts';
import { exitWithError } from '../src/settings/exit-with-error.ts';
import { parseServerSettings } from '../src/server/server-settings.ts';
import { endWithNpm } from '../src/build/npm-parent.ts';

try {
  endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
  // Before the build, so that a wrong setting fails at once.
  const settings = parseServerSettings(process.env);
  await checkAddress(settings);
  // A rebuild keeps the SITE_URL of the last build.
  const siteUrl = findBuild()?.siteUrl ?? settings.siteUrl.origin;
  // In another process, so that the server does not keep the build's memory.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: siteUrl },
  });
  if (status !== 0) process.exit(1);
  await import(pathToFileURL(path.join(requireBuild().folder, 'server/main.js')).href);
} catch (error) {
  exitWithError(error);
}

/**
 * `npm start`: builds the site if that is needed, then serves it. Settings are
 * read from the environment (README.md).
 */
import { spawnSync } from 'node:child_process';
import { requireEnquirySite } from '../src/content/enquiry-site.ts';
import { getBuild } from '../src/server/build-record.ts';
import { checkAddress, exitWithError, runServer } from '../src/server/run-server.ts';
import { parseServerSettings } from '../src/server/settings.ts';
import { fingerprintSources } from './source-fingerprint.ts';

/** Why the site must be built, or nothing when the last build still fits. */
function getBuildReason(): string | undefined {
  const build = getBuild();
  if (!build) return 'it has not been built yet';
  return build.sources === fingerprintSources() ? undefined : 'its sources have changed';
}

try {
  // Before a long build: a setting that cannot be used is said at once.
  const settings = parseServerSettings(process.env, requireEnquirySite());
  const reason = getBuildReason();
  if (reason !== undefined) {
    await checkAddress(settings);
    console.log(`The site is built first, because ${reason}. This takes about a minute.`);
    const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
    if (build.status !== 0) process.exit(build.status ?? 1);
  }
  await runServer(process.env);
} catch (error) {
  exitWithError(error);
}

import { existsSync } from 'node:fs';
import { getBuild } from '../src/server/build-record.ts';
import { fingerprintSources } from './source-fingerprint.ts';

/** What nothing can be built without. */
const BUILD_SETTINGS = 'astro.config.ts';

/** Why the site must be built, or nothing when the last build still fits, or was copied here without its sources. */
export function getBuildReason(): string | undefined {
  const build = getBuild();
  if (!build) return 'it has not been built yet';
  if (!existsSync(BUILD_SETTINGS)) return undefined;
  return build.sources === fingerprintSources() ? undefined : 'its sources have changed';
}

import { existsSync } from 'node:fs';
import { BUILT_PICTURES_FILE } from '../src/web/pictures/built-picture.ts';
import { getBuild } from '../src/server/build-record.ts';
import { fingerprintSources } from './source-fingerprint.ts';

/** Why the site must be built, or nothing when the last build still fits. */
export function getBuildReason(): string | undefined {
  const build = getBuild();
  if (!build) return 'it has not been built yet';
  // Pages that are rendered on demand read it while the site is served.
  if (!existsSync(BUILT_PICTURES_FILE)) return 'its list of pictures is gone';
  return build.sources === fingerprintSources() ? undefined : 'its sources have changed';
}

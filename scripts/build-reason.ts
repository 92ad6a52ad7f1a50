import { getBuild } from '../src/server/build-record.ts';
import { fingerprintSources } from './source-fingerprint.ts';

/** Why the site must be built, or nothing when the last build still fits. */
export function getBuildReason(): string | undefined {
  const build = getBuild();
  if (!build) return 'it has not been built yet';
  return build.sources === fingerprintSources() ? undefined : 'its sources have changed';
}

/**
 * `npm run serve`: serves what was built before, by the build's own server. `npm start` builds first.
 * Settings are read from the environment (docs/guides/deployment.md).
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireBuild } from '../src/server/build-info.ts';
import { exitWithError } from '../src/server/stop.ts';

try {
  const main = path.join(requireBuild().folder, 'server/main.js');
  await import(pathToFileURL(main).href);
} catch (error) {
  exitWithError(error);
}

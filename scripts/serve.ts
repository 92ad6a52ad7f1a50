/**
 * `npm run serve`: serves what was built before, by the build's own server. `npm start` builds first.
 * Settings are read from the environment (docs/guides/deployment.md).
 */
import { exitWithError } from '../src/server/run-server.ts';
import { serveBuild } from './serve-build.ts';

await serveBuild().catch(exitWithError);

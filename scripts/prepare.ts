/** Writes what lint and tests read: the prepared content without a build. `npm run check` runs it. */
import { exitWithError } from '../src/settings/exit-with-error.ts';
import { prepare } from '../src/build/prepare.ts';

await prepare().catch(exitWithError);

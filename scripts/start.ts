/**
 * `npm start`: builds the site if that is needed, then serves it. Settings are
 * read from the environment (README.md).
 */
import * as content from '../src/records/content.ts';
import { checkAddress, exitWithError, runServer } from '../src/server/run-server.ts';
import { parseServerSettings } from '../src/server/settings.ts';
import { getBuildReason } from './build-reason.ts';
import { runProgram } from './run-program.ts';

try {
  const reason = getBuildReason();
  if (reason !== undefined) {
    // Before a long build: a setting that cannot be used is said at once.
    await checkAddress(parseServerSettings(process.env, content.enquiryRecords()));
    console.log(`The site is built first, because ${reason}. This takes about a minute.`);
    await runProgram('scripts/build.ts', '--if-needed');
  }
  await runServer(process.env);
} catch (error) {
  exitWithError(error);
}

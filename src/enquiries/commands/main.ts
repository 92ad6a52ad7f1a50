/** The staff's commands: `npm run enquiries -- list | show | export | ... | check | backup | restore | test-mail`. */
import * as content from '../../records/content.ts';
import { parseEnquirySettings } from '../settings.ts';
import { EXIT, runCommand } from './run-commands.ts';
import { processTerminal } from './terminal.ts';

try {
  process.exitCode = await runCommand(process.argv.slice(2), processTerminal(), () =>
    parseEnquirySettings(process.env, content.enquiryRecords()),
  );
} catch (error) {
  // One line for staff; a stack trace helps nobody at a terminal.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT.failed;
}

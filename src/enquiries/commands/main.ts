/** The staff's commands: `npm run enquiries -- list | show | export | ... | check | backup | restore | test-mail`. */
import * as content from '../../records/content.ts';
import { parseEnquirySettings } from '../settings.ts';
import { runCommand } from './run-commands.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await runCommand(process.argv.slice(2), processTerminal(), () =>
  parseEnquirySettings(process.env, content.enquiryRecords()),
);

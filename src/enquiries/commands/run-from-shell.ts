import * as content from '../../records/content.ts';
import { parseEnquirySettings } from '../settings.ts';
import { runCommand } from './run-commands.ts';
import { processTerminal } from './terminal.ts';

/** Runs the command that this process was started with, on its own terminal and settings; the process exits with its code. */
export async function runFromShell(): Promise<void> {
  process.exitCode = await runCommand(process.argv.slice(2), processTerminal(), () =>
    parseEnquirySettings(process.env, content.enquiryRecords()),
  );
}

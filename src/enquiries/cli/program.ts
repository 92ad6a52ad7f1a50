import { Command, CommanderError } from 'commander';
import * as content from '../../records/content.ts';
import { parseEnquirySettings, type EnquirySettings } from '../enquiry-settings.ts';
import { addBackupCommand, addRestoreCommand } from './backup.ts';
import { addCheckCommand } from './check.ts';
import { createOnStore } from './command.ts';
import { addDeleteCommand, addPurgeCommand } from './deletion.ts';
import { addExportCommand } from './export.ts';
import { addListCommand } from './list.ts';
import { addRetryCommand } from './retry.ts';
import { addShowCommand } from './show.ts';
import { addStatusCommand } from './status.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { addTestMailCommand } from './test-mail.ts';

/** Exit codes of the staff commands. */
const EXIT = {
  done: 0,
  /** It could not be done, was not found, or was declined. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
};

const HELP_WIDTH = 80;

/** Runs the command that this process was started with, on its own terminal and settings; the process exits with its code. */
export async function runFromShell(): Promise<void> {
  process.exitCode = await runCommand(process.argv.slice(2), processTerminal(), () =>
    parseEnquirySettings(process.env, content.enquiryRecords()),
  );
}

/** Runs what was typed after `npm run enquiries --`; help works with settings that cannot be read. */
export async function runCommand(
  words: readonly string[],
  terminal: Terminal,
  readSettings: () => EnquirySettings,
): Promise<number> {
  try {
    await createProgram(terminal, readSettings).parseAsync(words, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    // One line for staff; a stack trace helps nobody at a terminal.
    terminal.note(`${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.failed;
  }
}

function createProgram(terminal: Terminal, readSettings: () => EnquirySettings): Command {
  const program = new Command('npm run enquiries --')
    .description('Enquiries of the website, for staff.')
    .addHelpText(
      'after',
      '\nThey read the same settings as the server: DATABASE_URL says which database.\n' +
        'Exit codes: 0 done, 1 not done, not found or not well, 2 wrong command line.',
    )
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.write(text),
      writeErr: (text) => terminal.note(text),
      outputError: (text, write) => write(asSentence(text)),
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
    });
  const onStore = createOnStore(terminal, readSettings);
  for (const addCommand of [
    addListCommand,
    addShowCommand,
    addExportCommand,
    addRetryCommand,
    addPurgeCommand,
    addDeleteCommand,
    addStatusCommand,
    addCheckCommand,
    addBackupCommand,
    addRestoreCommand,
  ]) {
    addCommand(program, onStore);
  }
  addTestMailCommand(program, terminal, readSettings);
  return program;
}

/** `error: unknown option '--bogus'` as a sentence. */
function asSentence(error: string): string {
  const text = error.replace(/^error: /, '').trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?)]$/.test(text) ? '' : '.'}\n`;
}

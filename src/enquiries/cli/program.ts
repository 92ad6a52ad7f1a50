import { Command, CommanderError, Option } from 'commander';
import { contactPage } from '../../records/content.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';
import { parseReference, parseTime, wholeNumber } from './arguments.ts';
import { backUp, parseBackup, restore } from './backup.ts';
import { deleteEnquiry, purge } from './deletion.ts';
import { EXPORT_FORMATS, exportEnquiries } from './export.ts';
import { list } from './list.ts';
import { createOnStore } from './on-store.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';
import { check, status } from './status.ts';

/** Exit codes: 1 for a command that failed, found nothing or was declined; 2 for a wrong command line. */
const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

const DAYS_PER_MONTH = 365 / 12;

const REFERENCE_HELP =
  'its reference, such as K7M2PQ4X; small letters, spaces and hyphens do not matter';
const YES_ALL_HELP =
  'also more than a tenth of all enquiries, which --yes refuses: the clock may be wrong';
const YES_OPTION = ['-y, --yes', 'deletes without asking'] as const;

/**
 * Runs the arguments after `npm run enquiries --` and returns the exit code. Settings are read when a command needs
 * them.
 */
export async function runCommand(
  words: readonly string[],
  readSettings: () => EnquirySettings,
): Promise<number> {
  try {
    await createProgram(readSettings).parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
    console.error(error instanceof Error ? error.message : String(error));
    return EXIT_FAILED;
  }
}

function createProgram(readSettings: () => EnquirySettings): Command {
  const onStore = createOnStore(readSettings);
  const program = new Command('npm run enquiries --')
    .description('Enquiries of the website, for staff.')
    .addHelpText(
      'after',
      '\nThey read the same settings as the server: DATABASE_URL says which database.\n' +
        'Exit codes: 0 done, 1 not done, not found or a problem, 2 wrong command line.',
    )
    .showHelpAfterError()
    .exitOverride();

  program
    .command('list')
    .description('the latest enquiries, latest first, with the state of their mail')
    .option('--limit <N>', 'how many at most', wholeNumber(1, 1_000_000), 100)
    .action(onStore(list));
  program
    .command('show')
    .description('one enquiry in full')
    .argument('<REF>', REFERENCE_HELP, parseReference)
    .action(onStore(show));
  program
    .command('export')
    .description('all enquiries as a file, oldest first')
    .usage('--format csv|json [--since DATE] [--output FILE]')
    .addOption(
      new Option('--format <FORMAT>', 'a table for a spreadsheet, or data for a program')
        .choices(EXPORT_FORMATS)
        .makeOptionMandatory(),
    )
    .option(
      '--since <DATE>',
      'only those received since then, such as 2026-11-01 (from midnight on) or 2026-11-01T14:30',
      parseTime,
    )
    .option(
      '-o, --output <FILE>',
      'writes a file that only you can read; without it, to standard output. To redirect that, use "npm run -s".',
    )
    .addHelpText(
      'after',
      '\nIn a CSV file, a text that a spreadsheet would run as a formula has an apostrophe before it.',
    )
    .action(onStore(exportEnquiries));
  program
    .command('retry')
    .description(
      'send mail again that the mail server refused, and waiting mail at once: all, or of one enquiry',
    )
    .argument('[REF]', REFERENCE_HELP, parseReference)
    .action(onStore(retry));
  program
    .command('purge')
    .description('delete old enquiries for good; says how many and asks first')
    .option(
      '--older-than <DAYS>',
      'a whole number of days; by default the period that the privacy notice states',
      wholeNumber(0, 36_500),
      Math.floor(contactPage().privacy.retentionMonths * DAYS_PER_MONTH),
    )
    .option(...YES_OPTION)
    .option('--yes-all', YES_ALL_HELP)
    .action(onStore(purge));
  program
    .command('delete')
    .description('delete one enquiry and its mail for good; says which and asks first')
    .argument('<REF>', REFERENCE_HELP, parseReference)
    .option(...YES_OPTION)
    .action(onStore(deleteEnquiry));
  program
    .command('status')
    .description('which database and mail server are used, counts, mails with problems, warnings')
    .action(onStore(status));
  program
    .command('check')
    .description('look for problems of database, storage and mail; exit code 1 if there is one')
    .action(onStore(check));
  program
    .command('backup')
    .description(
      'write all enquiries and their mails into a new SQLite file in BACKUP_FOLDER; the site may run',
    )
    .action(onStore(backUp));
  program
    .command('restore')
    .description(
      'copy a backup, of either kind of database or an older version, into a database without enquiries',
    )
    .argument('<FILE>', 'a file that "backup" wrote', parseBackup)
    .action(onStore(restore, { isNew: true }));
  return program;
}

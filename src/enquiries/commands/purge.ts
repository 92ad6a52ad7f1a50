import type { Command } from 'commander';
import { counted, wholeNumber, type CommandTools, type OnStore } from './command.ts';
import { confirm, eraseDeleted, YES_OPTION, type Deletion } from './deletion.ts';
import { localTime } from './local-time.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 36_500;

export function addPurgeCommand(program: Command, onStore: OnStore): void {
  program
    .command('purge')
    .usage('--older-than DAYS [--yes]')
    .summary('delete old enquiries for good')
    .description(
      'Deletes enquiries that were received more than so many days ago. Tells what it will delete and asks first. ' +
        'What is deleted cannot be brought back.',
    )
    .requiredOption('--older-than <DAYS>', 'a whole number of days', wholeNumber(0, DAYS_MAX))
    .option(...YES_OPTION)
    .action(onStore(purge));
}

async function purge(
  tools: CommandTools,
  options: Deletion & { olderThan: number },
): Promise<void> {
  const { store, terminal } = tools;
  const receivedBefore = new Date(Date.now() - options.olderThan * DAY_MS).toISOString();
  const { enquiries, unsent } = await store.countForPurge(receivedBefore);
  const time = localTime(receivedBefore);
  if (enquiries === 0) {
    await terminal.write(`No enquiry was received before ${time}.\n`);
    return;
  }
  const what = counted(enquiries, 'enquiry,', 'enquiries, all');
  await terminal.write(`This deletes ${what} received before ${time}.\n`);
  if (unsent > 0) {
    await terminal.write(`Of these, ${counted(unsent, 'mail was', 'mails were')} never sent.\n`);
  }
  await confirm(options, tools);
  const deleted = await store.purge(receivedBefore);
  await terminal.write(`${counted(deleted, 'enquiry was', 'enquiries were')} deleted.\n`);
  await eraseDeleted(tools);
}

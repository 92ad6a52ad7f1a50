import type { Command } from 'commander';
import { showCount, wholeNumber, type CommandTools, type OnStore } from './command.ts';
import { localTime } from './local-time.ts';
import { formatTable } from './table.ts';

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 1_000_000;
const HEADINGS = ['Reference', 'Received', 'Mail', 'Name', 'Company', 'E-mail', 'Product'];

export function addListCommand(program: Command, onStore: OnStore): void {
  program
    .command('list')
    .summary('the latest enquiries')
    .description('Shows the latest enquiries, latest first, with what became of their mail.')
    .option('--limit <N>', 'how many at most', wholeNumber(1, LIMIT_MAX), LIMIT_DEFAULT)
    .action(onStore(list));
}

async function list(
  { store, terminal }: CommandTools,
  { limit }: { limit: number },
): Promise<void> {
  const [enquiries, count] = [await store.listLatest(limit), await store.count()];
  if (count === 0) {
    terminal.note('There are no enquiries yet.\n');
    return;
  }
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    localTime(enquiry.received_at),
    enquiry.state,
    enquiry.name,
    enquiry.company,
    enquiry.email,
    enquiry.product,
  ]);
  await terminal.write(formatTable([HEADINGS, ...rows], terminal.columns));
  if (count > enquiries.length) {
    const shown = showCount(enquiries.length);
    terminal.note(`The latest ${shown} of ${showCount(count)}. See more with --limit.\n`);
  }
}

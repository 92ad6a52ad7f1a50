import type { Command } from 'commander';
import {
  counted,
  findEnquiry,
  parseReference,
  REFERENCE_HELP,
  type CommandTools,
  type OnStore,
} from './command.ts';
import { localTime } from './local-time.ts';

export function addRetryCommand(program: Command, onStore: OnStore): void {
  program
    .command('retry')
    .summary('send mail again that was refused')
    .description(
      'Takes mail up again that the mail server refused for good, and tries mail that is waiting at once: ' +
        'all of it, or that of one enquiry. The running server sends it within a few seconds.',
    )
    .argument('[REF]', REFERENCE_HELP, parseReference)
    .action(onStore(retry));
}

async function retry(
  { store, settings, terminal }: CommandTools,
  reference?: string,
): Promise<void> {
  if (reference !== undefined) {
    const { sent_at } = await findEnquiry(store, reference);
    if (sent_at !== null) {
      throw new Error(
        `The mail of ${reference} was sent on ${localTime(sent_at)}. There is nothing to send again.`,
      );
    }
  }
  const count = await store.retry(reference);
  await terminal.write(
    count === 0
      ? 'No mail is waiting or failed.\n'
      : `${counted(count, 'mail', 'mails')} will be tried again.\n`,
  );
  if (settings.smtp === undefined) terminal.note(`${settings.texts.warnings.mailOff}\n`);
}

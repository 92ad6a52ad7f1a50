import type { Command } from 'commander';
import {
  counted,
  enquiryNotFound,
  NotDone,
  parseReference,
  REFERENCE_HELP,
  type CommandTools,
  type OnStore,
} from './command.ts';
import { localTime } from './local-time.ts';

/** `retry [REF]`: takes refused mails up again and tries waiting ones at once. */
export function addRetryCommand(program: Command, onStore: OnStore): void {
  program
    .command('retry')
    .summary('send mail again that was refused')
    .description(
      'Takes mail up again that the mail server refused for good, and tries mail that is waiting at once: ' +
        'all of it, or that of one enquiry. The running server sends it within a few seconds.',
    )
    .argument('[REF]', REFERENCE_HELP, parseReference)
    .action((reference?: string) => onStore((tools) => retry(reference, tools)));
}

async function retry(
  reference: string | undefined,
  { store, settings, terminal }: CommandTools,
): Promise<void> {
  if (reference !== undefined) {
    const enquiry = await store.find(reference);
    if (enquiry === undefined) throw enquiryNotFound(reference);
    if (enquiry.state === 'sent') {
      const time = localTime(enquiry.sent_at ?? '');
      throw new NotDone(
        `The mail of ${reference} was sent on ${time}. There is nothing to send again.`,
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

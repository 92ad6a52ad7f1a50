import type { Command } from 'commander';
import { inOneLine } from '../one-line.ts';
import type { DeletedMail } from '../store/staff-store.ts';
import {
  enquiryNotFound,
  findEnquiry,
  parseReference,
  REFERENCE_HELP,
  type CommandTools,
  type OnStore,
} from './command.ts';
import { confirm, eraseDeleted, YES_OPTION, type Deletion } from './deletion.ts';
import { localTime } from './local-time.ts';
import { describeMail } from './show.ts';

export function addDeleteCommand(program: Command, onStore: OnStore): void {
  program
    .command('delete')
    .summary('delete one enquiry for good')
    .description(
      'Deletes one enquiry and its mail, sent or not, such as when its sender asks for it. ' +
        'Tells what it will delete and asks first. What is deleted cannot be brought back; ' +
        'says where copies may be that it cannot reach.',
    )
    .argument('<REF>', REFERENCE_HELP, parseReference)
    .option(...YES_OPTION)
    .action(onStore(deleteEnquiry));
}

async function deleteEnquiry(
  tools: CommandTools,
  reference: string,
  deletion: Deletion,
): Promise<void> {
  const { store, settings, terminal } = tools;
  const enquiry = await findEnquiry(store, reference);
  await terminal.write(
    `This deletes the enquiry ${reference} of ${inOneLine(enquiry.name)}, ` +
      `received on ${localTime(enquiry.received_at)}, with its mail (${describeMail(enquiry)}).\n`,
  );
  await confirm(deletion, tools);
  const mail = await store.delete(reference);
  if (mail === undefined) throw enquiryNotFound(reference);
  await terminal.write(
    `The enquiry ${reference} was deleted from the database.\n` +
      `${describeDeletedMail(mail, settings.to)}\n` +
      'This command does not reach exported files, answers and forwarded mails, and backups: ' +
      'delete it there by hand, and again after a backup was restored.\n',
  );
  await eraseDeleted(tools);
}

function describeDeletedMail({ sentAt, isHeld }: DeletedMail, to: string): string {
  if (sentAt !== null) {
    return `Its mail was sent to ${to} on ${localTime(sentAt)}: delete it there too.`;
  }
  return isHeld
    ? `Its mail was on its way to ${to} just then and may still arrive: look there in some minutes.`
    : 'Its mail was not sent, and will not be.';
}

import { InvalidArgumentError, type Command } from 'commander';
import { isEmailAddress } from '../../records/enquiries/enquiry.ts';
import { createSendMail } from '../mail/send-mail.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';
import type { Terminal } from './terminal.ts';

/** `test-mail ADDRESS`: sends one mail and says what the mail server answered. */
export function addTestMailCommand(
  program: Command,
  terminal: Terminal,
  readSettings: () => EnquirySettings,
): void {
  program
    .command('test-mail')
    .summary('send one mail, to see whether mail works')
    .description(
      'Sends one mail to an address through the server of SMTP_URL, as the mail of an enquiry is ' +
        'sent, and says what that server answered.',
    )
    .argument('ADDRESS', 'who gets it, such as your own address', parseAddress)
    .action((address: string) => sendTestMail(address, terminal, readSettings()));
}

function parseAddress(typed: string): string {
  if (isEmailAddress(typed)) return typed;
  throw new InvalidArgumentError('Write one e-mail address, such as name@example.com.');
}

async function sendTestMail(
  address: string,
  terminal: Terminal,
  { smtp, texts, from, siteUrl }: EnquirySettings,
): Promise<void> {
  if (smtp === undefined) throw new Error('SMTP_URL is not set: there is no mail server to ask.');
  terminal.note(`Asking ${smtp.host} to take a mail from ${from} to ${address} ...\n`);
  const mail = {
    from: { name: texts.mail.sender, address: from },
    to: { name: '', address },
    subject: `Test mail of ${siteUrl}`,
    text: `Mail from ${siteUrl} arrives at this address. Nothing is to be done.\n`,
  };
  const sendMail = createSendMail(smtp);
  const result = await sendMail(mail, new AbortController().signal);
  if (result.kind !== 'sent') {
    throw new Error(`It was not taken. ${smtp.host} said: ${result.problem} (${result.code})`);
  }
  await terminal.write(
    `It was taken. ${smtp.host} said: ${result.answer}\nWhether it arrives is seen in the mailbox; look among unwanted mail too.\n`,
  );
}

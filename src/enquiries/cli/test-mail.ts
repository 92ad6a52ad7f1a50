import type { EnquirySettings } from '../enquiry-settings.ts';
import { createSendMail } from '../mail/send-mail.ts';

/** Sends a test mail the way an enquiry's mail is sent, and prints the reply of the mail server. */
export async function sendTestMail(
  address: string,
  { smtp, texts, from, siteUrl }: EnquirySettings,
): Promise<void> {
  if (smtp === undefined) throw new Error('SMTP_URL is not set: there is no mail server to ask.');
  console.error(`Sending a mail from ${from} to ${address} through ${smtp.host} ...`);
  const mail = {
    from: { name: texts.mail.sender, address: from },
    to: { name: '', address },
    subject: `Test mail of ${siteUrl}`,
    text: `Mail from ${siteUrl} arrives at this address. You need not do anything.\n`,
  };
  const result = await createSendMail(smtp)(mail, new AbortController().signal);
  if (result.kind !== 'sent') {
    throw new Error(`${smtp.host} did not accept it: ${result.problem} (${result.code})`);
  }
  console.log(
    `${smtp.host} accepted it: ${result.answer}\nLook for it in the mailbox, also among spam.`,
  );
}

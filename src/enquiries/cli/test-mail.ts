import type { EnquirySettings } from '../enquiry-settings.ts';
import { createSendMail } from '../mail/send-mail.ts';

/** Sends a test mail the way an enquiry's mail is sent, and prints the reply of the mail server. */
export async function sendTestMail(
  address: string,
  { smtp, texts, from, siteUrl }: EnquirySettings,
): Promise<void> {
  if (smtp === undefined) throw new Error('SMTP_URL is not set: there is no mail server to ask.');
  console.error(`Asking ${smtp.host} to take a mail from ${from} to ${address} ...`);
  const mail = {
    from: { name: texts.mail.sender, address: from },
    to: { name: '', address },
    subject: `Test mail of ${siteUrl}`,
    text: `Mail from ${siteUrl} arrives at this address. Nothing is to be done.\n`,
  };
  const result = await createSendMail(smtp)(mail, new AbortController().signal);
  if (result.kind !== 'sent') {
    throw new Error(`It was not taken. ${smtp.host} said: ${result.problem} (${result.code})`);
  }
  console.log(
    `It was taken. ${smtp.host} said: ${result.answer}\nWhether it arrives is seen in the mailbox; look among unwanted mail too.`,
  );
}

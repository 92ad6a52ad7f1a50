import { MAIL_OFF_WARNING } from '../enquiry-settings.ts';
import { counted, localTime } from './format.ts';
import { findEnquiry, type CommandContext } from './on-store.ts';

/** Makes mails due now. The running server sends them within a few seconds. */
export async function retry(
  { store, settings }: CommandContext,
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
  console.log(
    count === 0
      ? 'No mail is waiting or failed.'
      : `${counted(count, 'mail', 'mails')} will be tried again.`,
  );
  if (settings.smtp === undefined) console.error(MAIL_OFF_WARNING);
}

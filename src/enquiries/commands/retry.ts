import { fillCount, fillText } from '../../records/fill-text.ts';
import { EXIT, type Command } from './command.ts';
import { requireReference } from './typed-reference.ts';
import { localTime } from './local-time.ts';

/** `retry [REF]`: takes refused mails up again and tries waiting ones at once. */
export const retryCommand: Command = {
  options: {},
  positionalsMax: 1,
  prepare({ positionals: [typed] }, texts) {
    const reference = typed === undefined ? undefined : requireReference(typed, texts);
    return async ({ store, settings, terminal }) => {
      if (reference !== undefined) {
        const enquiry = await store.find(reference);
        if (enquiry === undefined || enquiry.state === 'sent') {
          const time = localTime(enquiry?.sent_at ?? '');
          const text = enquiry === undefined ? texts.notFound : texts.retry.alreadySent;
          terminal.note(`${fillText(text, { reference, time })}\n`);
          return EXIT.failed;
        }
      }
      const count = await store.retry(reference);
      await terminal.write(
        `${count === 0 ? texts.retry.none : fillCount(texts.retry.done, count)}\n`,
      );
      if (settings.smtp === undefined) terminal.note(`${settings.texts.warnings.mailOff}\n`);
      return EXIT.done;
    };
  },
};

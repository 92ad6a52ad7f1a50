import { fillText } from '../../records/fill-text.ts';
import { inOneLine } from '../deliver/one-line.ts';
import { EXIT, type Command } from './command.ts';
import { eraseDeleted, isConfirmed, YES_OPTION } from './deletion.ts';
import { localTime } from './local-time.ts';
import { describeMail } from './show.ts';
import { requireReference } from './typed-reference.ts';

/** `delete REF [--yes]`: deletes one enquiry for good, and says where copies may be. */
export const deleteCommand: Command = {
  options: YES_OPTION,
  positionalsMax: 1,
  prepare({ values, positionals: [typed] }, texts) {
    const reference = requireReference(typed, texts);
    return async (tools) => {
      const { store, settings, terminal } = tools;
      const say = (text: string, words = {}) => terminal.write(`${fillText(text, words)}\n`);
      const sayNotFound = () => {
        terminal.note(`${fillText(texts.notFound, { reference })}\n`);
        return EXIT.failed;
      };
      const enquiry = await store.find(reference);
      if (enquiry === undefined) return sayNotFound();
      await say(texts.delete.willDelete, {
        reference,
        name: inOneLine(enquiry.name),
        time: localTime(enquiry.received_at),
        mail: describeMail(enquiry, texts),
      });
      if (!(await isConfirmed(values, tools))) return EXIT.failed;
      const mail = await store.delete(reference);
      if (mail === undefined) return sayNotFound();
      await say(texts.delete.done, { reference });
      const words = { to: settings.to, time: localTime(mail.sent_at ?? '') };
      await say(texts.delete.mail[mail.state], words);
      await say(texts.delete.elsewhere);
      return await eraseDeleted(tools);
    };
  },
};

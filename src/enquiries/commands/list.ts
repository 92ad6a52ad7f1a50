import { fillText } from '../../records/fill-text.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { localTime } from './local-time.ts';
import { formatTable } from './table.ts';

const LIMIT_DEFAULT = 100;

/** `list [--limit N]`: the latest enquiries in a table. */
export const listCommand: Command = {
  options: { limit: { type: 'string' } },
  positionalsMax: 0,
  prepare({ values }, texts) {
    const typed = values['limit'];
    const limit = typed === undefined ? LIMIT_DEFAULT : Number(typed);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError(texts.list.wrongLimit);
    return async ({ store, terminal }) => {
      const [enquiries, count] = [await store.listLatest(limit), await store.count()];
      if (count === 0) {
        terminal.note(`${texts.list.none}\n`);
        return EXIT.done;
      }
      const { headings } = texts.list;
      const table = formatTable(
        [
          { heading: headings.reference, canShrink: false },
          { heading: headings.received, canShrink: false },
          { heading: headings.mail, canShrink: false },
          { heading: headings.name, canShrink: true },
          { heading: headings.company, canShrink: true },
          { heading: headings.email, canShrink: true },
          { heading: headings.product, canShrink: true },
        ],
        enquiries.map((enquiry) => [
          enquiry.reference,
          localTime(enquiry.received_at),
          texts.mailStates[enquiry.state],
          enquiry.name,
          enquiry.company,
          enquiry.email,
          enquiry.product,
        ]),
        terminal.columns,
      );
      await terminal.write(table);
      if (count > enquiries.length) {
        const shown = enquiries.length.toLocaleString('en-IN');
        terminal.note(
          `${fillText(texts.list.more, { shown, count: count.toLocaleString('en-IN') })}\n`,
        );
      }
      return EXIT.done;
    };
  },
};

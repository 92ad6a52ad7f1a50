import { fillCount, fillText } from '../../records/fill-text.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { eraseDeleted, isConfirmed, YES_OPTION } from './deletion.ts';
import { localTime } from './local-time.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 36_500;

/** `purge --older-than DAYS [--yes]`: deletes enquiries for good, after it was told what and said yes to. */
export const purgeCommand: Command = {
  options: { 'older-than': { type: 'string' }, ...YES_OPTION },
  positionalsMax: 0,
  prepare({ values }, texts) {
    const typed = values['older-than'] as string | undefined;
    const days = /^\d+$/.test(typed ?? '') ? Number(typed) : Number.NaN;
    if (!(days <= DAYS_MAX)) throw new UsageError(texts.purge.wrongDays);
    return async (tools) => {
      const { store, terminal } = tools;
      const receivedBefore = new Date(Date.now() - days * DAY_MS).toISOString();
      const { enquiries, unsent } = await store.countForPurge(receivedBefore);
      const time = localTime(receivedBefore);
      if (enquiries === 0) {
        await terminal.write(`${fillText(texts.purge.none, { time })}\n`);
        return EXIT.done;
      }
      await terminal.write(`${fillCount(texts.purge.willDelete, enquiries, { time })}\n`);
      if (unsent > 0) await terminal.write(`${fillCount(texts.purge.unsent, unsent)}\n`);
      if (!(await isConfirmed(values, tools))) return EXIT.failed;
      const deleted = await store.purge(receivedBefore);
      await terminal.write(`${fillCount(texts.purge.done, deleted)}\n`);
      return await eraseDeleted(tools);
    };
  },
};

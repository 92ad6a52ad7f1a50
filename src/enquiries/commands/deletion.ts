import { fillText } from '../../records/fill-text.ts';
import { describeStorageFailure } from '../store/storage-error.ts';
import { EXIT, type CommandLine, type CommandTools, type ExitCode } from './command.ts';

/** `--yes`: deletes without asking. */
export const YES_OPTION = { yes: { type: 'boolean', short: 'y' } } as const;

/** Whether to delete what was told: by `--yes` or by the answer to the question. Says so when not. */
export async function isConfirmed(
  values: CommandLine['values'],
  { terminal, texts }: CommandTools,
): Promise<boolean> {
  if (values['yes'] === true) return true;
  const answer = await terminal.ask(`${texts.deletion.question} `);
  if (/^y(es)?$/i.test(answer.trim())) return true;
  terminal.note(`${texts.deletion.declined}\n`);
  return false;
}

/** Takes what was deleted out of the database's files; says when it is left in them. */
export async function eraseDeleted(tools: CommandTools): Promise<ExitCode> {
  const { store, settings, texts, terminal } = tools;
  const { database } = settings;
  if (database.kind === 'postgres') {
    await terminal.write(`${texts.deletion.erasedLater}\n`);
    return EXIT.done;
  }
  try {
    await store.eraseDeleted();
    return EXIT.done;
  } catch (error) {
    const words = { problem: describeStorageFailure(error), file: database.file };
    terminal.note(`${fillText(texts.deletion.notErased, words)}\n`);
    return EXIT.failed;
  }
}

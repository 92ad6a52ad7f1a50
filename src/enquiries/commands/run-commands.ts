import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fillText } from '../../records/fill-text.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import type { EnquiryLog } from '../log.ts';
import type { EnquirySettings } from '../settings.ts';
import { openDatabase } from '../store/open-database.ts';
import { StaffStore } from '../store/staff-store.ts';
import { EXIT, UsageError, type Command, type CommandLine, type ExitCode } from './command.ts';
import { deleteCommand } from './delete.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { purgeCommand } from './purge.ts';
import { retryCommand } from './retry.ts';
import { showCommand } from './show.ts';
import { statusCommand } from './status.ts';
import type { Terminal } from './terminal.ts';

const COMMANDS: Readonly<Record<keyof EnquiryTexts['staff']['help'], Command>> = {
  list: listCommand,
  show: showCommand,
  export: exportCommand,
  retry: retryCommand,
  purge: purgeCommand,
  delete: deleteCommand,
  status: statusCommand,
};
type CommandName = keyof typeof COMMANDS;

/** The commands say what they have to say themselves; of the store, only what staff should know. */
function logTo(terminal: Terminal): EnquiryLog {
  return {
    info: () => undefined,
    warn: (_fields, message) => terminal.note(`${message}\n`),
    error: () => undefined,
  };
}

/**
 * Runs a staff command: `words` is what was typed after `npm run enquiries --`. `readSettings` is
 * called only for a command line that can be understood, so that help works with wrong settings.
 */
export async function runCommand(
  words: readonly string[],
  texts: EnquiryTexts['staff'],
  terminal: Terminal,
  readSettings: () => EnquirySettings,
): Promise<ExitCode> {
  const [name = '', ...rest] = words;
  if (['help', '--help', '-h'].includes(name)) {
    await terminal.write(isCommandName(rest[0]) ? texts.help[rest[0]] : texts.overview);
    return EXIT.done;
  }
  if (!isCommandName(name)) {
    const problem = name === '' ? '' : `${fillText(texts.unknownCommand, { name })}\n\n`;
    terminal.note(problem + texts.overview);
    return EXIT.usage;
  }
  let run: ReturnType<Command['prepare']>;
  try {
    const line = parseLine(COMMANDS[name], rest, texts);
    if (line.values['help'] === true) {
      await terminal.write(texts.help[name]);
      return EXIT.done;
    }
    run = COMMANDS[name].prepare(line, texts);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.note(`${error.message}\n\n${texts.help[name]}`);
    return EXIT.usage;
  }
  return await runOnDatabase(run, texts, terminal, readSettings());
}

async function runOnDatabase(
  run: ReturnType<Command['prepare']>,
  texts: EnquiryTexts['staff'],
  terminal: Terminal,
  settings: EnquirySettings,
): Promise<ExitCode> {
  const { database } = settings;
  const newFile =
    database.kind === 'sqlite' && !existsSync(database.file) ? database.file : undefined;
  const { db } = await openDatabase(database, logTo(terminal));
  try {
    if (newFile !== undefined) terminal.note(`${fillText(texts.newDatabase, { file: newFile })}\n`);
    return await run({ store: new StaffStore(db, database.kind), settings, texts, terminal });
  } finally {
    await db.destroy();
  }
}

function isCommandName(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

function parseLine(
  command: Command,
  args: readonly string[],
  texts: EnquiryTexts['staff'],
): CommandLine {
  let line: CommandLine;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    line = { values: values, positionals };
  } catch (error) {
    // Node's own sentence names the option; what follows it is advice for programmers.
    throw new UsageError(`${(error as Error).message.split('. ')[0] ?? ''}.`);
  }
  const tooMany = line.positionals[command.positionalsMax];
  if (tooMany !== undefined) {
    throw new UsageError(fillText(texts.unexpectedWord, { word: tooMany }));
  }
  return line;
}

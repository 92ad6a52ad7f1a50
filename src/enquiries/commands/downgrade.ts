import type { Command } from 'commander';
import { stepBack } from '../store/migrations.ts';
import { type CommandTools, type OnStore } from './command.ts';

export function addDowngradeCommand(program: Command, onStore: OnStore): void {
  program
    .command('downgrade')
    .summary('take the database back for the version before')
    .description(
      'Takes the latest change of the tables back, so that the version before can be started again; no enquiry ' +
        'is lost. Stop the server first. Any later command or start of this version makes the change again.',
    )
    .action(onStore(downgrade, { mustExist: true }));
}

async function downgrade({ db, settings, terminal }: CommandTools): Promise<void> {
  const step = await stepBack(db, settings.database.kind);
  if (step === undefined) {
    throw new Error(
      'The latest change of the tables cannot be taken back without a loss. Restore a backup of the version before instead.',
    );
  }
  await terminal.write(
    `${step.undone} was taken back; the tables are now as ${step.latest} left them. Start the version before.\n`,
  );
}

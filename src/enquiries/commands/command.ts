import type { parseArgs } from 'node:util';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import type { EnquirySettings } from '../settings.ts';
import type { StaffStore } from '../store/staff-store.ts';
import type { Terminal } from './terminal.ts';

/** Exit codes of the staff commands. */
export const EXIT = {
  done: 0,
  /** It could not be done, was not found, or was declined. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command works with. */
export interface CommandTools {
  store: StaffStore;
  settings: EnquirySettings;
  texts: EnquiryTexts['staff'];
  terminal: Terminal;
}

export type CommandOptions = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** What was typed after the command's name. */
export interface CommandLine {
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
}

/** One staff command. `prepare` checks the command line before the database is opened. */
export interface Command {
  options: CommandOptions;
  /** How many words may follow besides the options. */
  positionalsMax: number;
  /** Returns what to do, or throws a UsageError. */
  prepare(
    line: CommandLine,
    texts: EnquiryTexts['staff'],
  ): (tools: CommandTools) => Promise<ExitCode>;
}

/** A command line that cannot be understood. Its message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

import path from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runCommand } from '../../src/enquiries/cli/program.ts';
import { parseEnquirySettings } from '../../src/enquiries/enquiry-settings.ts';
import type { SubmittedForm } from '../../src/records/enquiries/enquiry.ts';
import type { Environment } from '../../src/settings/read-settings.ts';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { createTestDatabase, createTestFolder } from './enquiry-databases.ts';
import { openTestEnquiries, storeForm, TEST_RECORDS } from './enquiry-set-up.ts';

type Typing = {
  columns?: number;
  /** The answer to a question of the command. */
  answer?: string;
};

/** Runs a staff command as in a terminal. Returns its exit code, standard output and standard error. */
export async function run(words: string, env: Environment, { columns, answer = '' }: Typing = {}) {
  let output = '';
  let notes = '';
  const { stdout, stderr } = process;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void (output += `${String(text)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void (notes += `${String(text)}\n`)),
    vi.spyOn(stdout, 'write').mockImplementation((text) => Boolean((output += String(text)))),
    vi.spyOn(stderr, 'write').mockImplementation((text) => Boolean((notes += String(text)))),
    vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from([`${answer}\n`]) as typeof process.stdin),
  ];
  const width = stdout.columns;
  if (columns !== undefined) stdout.columns = columns;
  try {
    const typed = words.split(' ').filter((word) => word !== '');
    const code = await runCommand(typed, () => parseEnquirySettings(env, TEST_RECORDS));
    return { code, output, notes };
  } finally {
    stdout.columns = width;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Returns an empty database that the server has made, with functions that store enquiries and run commands. */
export async function openForStaff(kind: DatabaseKind) {
  const url = await createTestDatabase(kind);
  await (await openTestEnquiries({ DATABASE_URL: url })).close();
  const backupFolder = path.join(createTestFolder(), 'backups');
  return {
    url,
    backupFolder,
    run: (words: string, { env, ...typing }: Typing & { env?: Environment } = {}) =>
      run(words, { DATABASE_URL: url, BACKUP_FOLDER: backupFolder, ...env }, typing),
    /** Stores forms in sequence, each `GOOD_FORM` with the given fields changed. Returns their references. */
    store: async (...forms: readonly SubmittedForm[]): Promise<string[]> => {
      const enquiries = await openTestEnquiries({ DATABASE_URL: url });
      const references: string[] = [];
      for (const form of forms) references.push(await storeForm(enquiries, form));
      await enquiries.close();
      return references;
    },
  };
}

import type { SubmittedForm } from '../../src/records/enquiries/enquiry.ts';
import { createTestDatabase, type DatabaseKind } from './enquiry-databases.ts';
import { openTestEnquiries, storeForm, TEST_RECORDS } from './enquiry-set-up.ts';
import { runCommand } from '../../src/enquiries/cli/program.ts';
import type { Environment } from '../../src/records/read-settings.ts';
import { parseEnquirySettings } from '../../src/enquiries/enquiry-settings.ts';

interface Typing {
  /** The width of the terminal. */
  columns?: number;
  /** What is answered to a question. */
  answer?: string;
}

/** Runs a command as if it were typed, at a terminal. */
export async function run(words: string, env: Environment, { columns, answer = '' }: Typing = {}) {
  let output = '';
  let notes = '';
  const terminal = {
    write: (text: string) => Promise.resolve(void (output += text)),
    note: (text: string) => void (notes += text),
    columns,
    showProgress: () => undefined,
    ask: (question: string) => {
      notes += question;
      return Promise.resolve(answer);
    },
  };
  const readSettings = () => parseEnquirySettings(env, TEST_RECORDS);
  const typed = words.split(' ').filter((word) => word !== '');
  const code = await runCommand(typed, terminal, readSettings);
  return { code, output, notes };
}

/** An empty database, with what stores enquiries in it and runs commands on it. */
export async function openForStaff(kind: DatabaseKind) {
  const url = await createTestDatabase(kind);
  return {
    url,
    run: (words: string, { env, ...typing }: Typing & { env?: Environment } = {}) =>
      run(words, { DATABASE_URL: url, ...env }, typing),
    /** Stores one form after the other, each a good one but for what is given. Returns their references. */
    store: async (...forms: readonly SubmittedForm[]): Promise<string[]> => {
      const enquiries = await openTestEnquiries({ DATABASE_URL: url });
      const references: string[] = [];
      for (const form of forms) references.push(await storeForm(enquiries, form));
      await enquiries.close();
      return references;
    },
  };
}

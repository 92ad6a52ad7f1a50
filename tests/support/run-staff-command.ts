import { TEST_RECORDS } from './enquiry-set-up.ts';
import { runCommand } from '../../src/enquiries/commands/run-commands.ts';
import type { Environment } from '../../src/enquiries/read-settings.ts';
import { parseEnquirySettings } from '../../src/enquiries/settings.ts';

/** What a command did. */
export interface Run {
  code: number;
  output: string;
  notes: string;
}

/** Runs a command as if it were typed, at a terminal of a width, answering its question. */
export async function run(
  words: string,
  env: Environment,
  { columns, answer = '' }: { columns?: number; answer?: string } = {},
): Promise<Run> {
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

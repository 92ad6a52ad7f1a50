import { createInterface } from 'node:readline/promises';

/** Where a command writes and asks. */
export interface Terminal {
  /** What was asked for: goes to a file when the output is redirected. Resolves when it can take more. */
  write(text: string): Promise<void>;
  /** What is said besides: warnings, errors, progress. */
  note(text: string): void;
  /** The width in columns; undefined when no person looks at it, and lines may be of any length. */
  readonly columns: number | undefined;
  /** One line that is written over and over while a long command works; empty, it is cleared. */
  showProgress(text: string): void;
  /** The answer to a question; empty when nobody can answer. */
  ask(question: string): Promise<string>;
}

/** The terminal of this process. A reader that closes early (`| head`) ends the process quietly. */
export function processTerminal(): Terminal {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  return {
    write: (text) =>
      new Promise((resolve) => {
        process.stdout.write(text, () => resolve());
      }),
    note: (text) => void process.stderr.write(text),
    columns: process.stdout.isTTY ? process.stdout.columns : findColumnsSetting(),
    showProgress(text) {
      if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
    },
    ask,
  };
}

function findColumnsSetting(): number | undefined {
  const columns = Number(process.env['COLUMNS']);
  return Number.isInteger(columns) && columns > 0 ? columns : undefined;
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}

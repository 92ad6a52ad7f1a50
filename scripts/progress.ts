/** Steps that are over by then say nothing. */
const SILENT_MS = 2000;
/** How often a terminal's line is written anew, and a line is added where output is kept. */
const TERMINAL_INTERVAL_MS = 250;
const LOG_INTERVAL_MS = 10_000;

/** Where progress is told. */
type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Does a step and tells how far it is, if it takes more than two seconds: `Cutting pictures: 12 of
 * 49 (24 s)`, in one line of a terminal, or in a line every ten seconds of a log. `work` is given
 * what it calls for each part that is done.
 */
export async function withProgress<Result>(
  title: string,
  total: number,
  work: (step: () => void) => Promise<Result>,
  output: Output = process.stdout,
): Promise<Result> {
  const start = performance.now();
  const interval = output.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS;
  let done = 0;
  let toldAt = start + SILENT_MS - interval;
  const tell = (): void => {
    const now = performance.now();
    if (now - toldAt < interval) return;
    toldAt = now;
    const text = `${title}: ${done} of ${total} (${((now - start) / 1000).toFixed(0)} s)`;
    output.write(output.isTTY ? `\r\u001b[2K${text}` : `${text}\n`);
  };
  // Beside the steps: the first one may take long.
  const timer = setInterval(tell, TERMINAL_INTERVAL_MS);
  try {
    return await work(() => {
      done += 1;
      tell();
    });
  } finally {
    clearInterval(timer);
    if (output.isTTY) output.write('\r\u001b[2K');
  }
}

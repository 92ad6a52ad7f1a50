const steps = new Map<string, string>();

/** Prints how far steps are that run at the same time: in a terminal on one line that changes, else once at their end. */
export function showProgress(step: string, done: number, total: number): void {
  if (!process.stdout.isTTY) {
    if (done === total) console.log(`${step}: ${total}`);
    return;
  }
  steps.set(step, `${step}: ${done} of ${total}`);
  process.stdout.write(`\r\x1b[K${[...steps.values()].join(', ')}\r`);
}

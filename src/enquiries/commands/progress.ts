import type { Terminal } from './terminal.ts';

/** A command that takes no longer shows no progress. */
const QUIET_MS = 500;
const REFRESH_MS = 100;

/** One line that is written over and over while a long command works, and cleared at its end. */
export interface ProgressLine {
  show(done: number): void;
  clear(): void;
}

/** A progress line in the words of `describe`; none where nobody would see it. */
export function progressLine(terminal: Terminal, describe: (done: string) => string): ProgressLine {
  const startedAt = Date.now();
  let shownAt = 0;
  return {
    show(done) {
      const now = Date.now();
      if (!terminal.showsProgress || now - startedAt < QUIET_MS || now - shownAt < REFRESH_MS)
        return;
      shownAt = now;
      terminal.note(`\r${describe(done.toLocaleString('en-IN'))}\u001b[K`);
    },
    clear() {
      if (shownAt > 0) terminal.note('\r\u001b[K');
    },
  };
}

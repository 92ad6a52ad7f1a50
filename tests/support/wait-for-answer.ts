import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a busy machine. */
export const START_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 1000;
const POLL_INTERVAL_MS = 25;

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Sends a signal to a process, unless it has ended, and waits until it has ended. */
export async function endProcess(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(process)) return;
  process.kill(signal);
  await once(process, 'exit');
}

/**
 * Waits until a server answers without a 5xx status. Kills the server and throws when it has ended or does not answer in
 * time.
 */
export async function waitForAnswer(address: string, server: ChildProcess): Promise<void> {
  const isAnswered = () => {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    return fetch(address, { redirect: 'manual', signal }).then(
      ({ status }) => status < 500,
      () => false,
    );
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAnswered())) {
    if (hasEnded(server) || Date.now() > deadline) {
      await endProcess(server, 'SIGKILL');
      throw new Error(`${address} does not answer.`);
    }
    await pause(POLL_INTERVAL_MS);
  }
}

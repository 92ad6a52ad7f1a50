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
 * Waits until an address answers so that `isRight` returns true; default: with a status of success.
 * Kills the server and throws an error with the text of `complaint` when the server has ended or
 * `limitMs` are over.
 */
export async function waitForAnswer(
  address: string,
  {
    server,
    complaint = () => `${address} does not answer.`,
    isRight = ({ ok }) => ok,
    limitMs = START_TIMEOUT_MS,
  }: {
    server?: ChildProcess;
    complaint?: () => string;
    isRight?: (answer: Response) => boolean;
    limitMs?: number;
  } = {},
): Promise<void> {
  const isAnswered = () => {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    return fetch(address, { redirect: 'manual', signal }).then(isRight, () => false);
  };
  const deadline = Date.now() + limitMs;
  while (!(await isAnswered())) {
    if ((server && hasEnded(server)) || Date.now() > deadline) {
      if (server) await endProcess(server, 'SIGKILL');
      throw new Error(complaint());
    }
    await pause(POLL_INTERVAL_MS);
  }
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a machine that is busy with much else. */
export const START_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 1000;
const POLL_INTERVAL_MS = 25;

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends a process that still runs, and waits until it has ended. */
export async function endProcess(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(process)) return;
  process.kill(signal);
  await once(process, 'exit');
}

/**
 * Waits until an address answers with success, or as `isRight` asks for. When its server has ended,
 * or the time is over, it ends the server and throws what `complaint` says.
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

import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, hasEnded, START_TIMEOUT_MS } from './wait-for-answer.ts';

const OUTPUT_KEPT = 20_000;

const PROGRAM = 'dist/server/main.js';
/** Matches the line that it prints when it listens. */
const ADDRESS = /The site is served at (http:\/\/127\.0\.0\.1:\d+)/;

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** Whether it ended without `stop` or `killHard`. */
  readonly hasCrashed: boolean;
  /** The last 20,000 characters of its output. */
  readonly output: string;
  /** Kills it with SIGKILL. */
  killHard(): Promise<void>;
  /** Stops it with SIGTERM. Returns its exit code. */
  stop(): Promise<number | null>;
};

/**
 * Starts the built server and waits until it listens. It chooses a free port itself: on a port that is chosen before it
 * starts, the server of another test could answer in its place. `wrap` is a command that runs it, such as `unshare`.
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  wrap: readonly string[] = [],
): Promise<ServerProcess> {
  const [command = process.execPath, ...args] = [...wrap, process.execPath, PROGRAM];
  const server = spawn(command, args, {
    env: {
      ...process.env,
      SMTP_URL: '',
      ENQUIRY_LIMITS: 'off',
      ENQUIRY_ACKNOWLEDGE: 'off',
      ...settings,
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails leaves no server running.
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  server.once('exit', () => process.off('exit', killServer));
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-OUTPUT_KEPT));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  let isEnding = false;
  const end = async (signal: NodeJS.Signals) => {
    isEnding = true;
    await endProcess(server, signal);
    return server.exitCode;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  let url: string | undefined;
  while ((url = ADDRESS.exec(output)?.[1]) === undefined) {
    if (hasEnded(server) || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`The server did not start:\n${output}`);
    }
    await pause(20);
  }
  return {
    url,
    pid: server.pid ?? Number.NaN,
    get hasCrashed() {
      return !isEnding && hasEnded(server);
    },
    get output() {
      return output;
    },
    killHard: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

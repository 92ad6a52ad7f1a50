import { spawn } from 'node:child_process';
import { findFreePort } from './free-port.ts';
import { endProcess, hasEnded, waitForAnswer } from './wait-for-answer.ts';

const OUTPUT_KEPT = 20_000;

/** The site as in production. */
const PROGRAM = 'dist/server/main.js';

/** A server in a process of its own, which a proof may kill. */
export interface ServerProcess {
  readonly url: string;
  /** The process that serves; its children, if any, are its own business. */
  readonly pid: number;
  /** Whether it ended without being told to. */
  readonly hasCrashed: boolean;
  /** The last of what it logged. */
  readonly output: string;
  /** Ends it as a power cut would: at once, wherever it is. */
  killHard(): Promise<void>;
  /** Asks it to stop; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server and waits until it answers. `wrap` runs before it in the same process, such as `unshare`. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  wrap: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await findFreePort();
  const [command = process.execPath, ...args] = [...wrap, process.execPath, PROGRAM];
  const server = spawn(command, args, {
    env: {
      ...process.env,
      npm_lifecycle_event: '',
      SMTP_URL: '',
      ENQUIRY_LIMITS: 'off',
      ...settings,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A proof that fails half-way leaves none behind.
  const endWithProof = () => server.kill('SIGKILL');
  process.once('exit', endWithProof);
  server.once('exit', () => process.off('exit', endWithProof));
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-OUTPUT_KEPT));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  let isToldToEnd = false;
  const end = async (signal: NodeJS.Signals) => {
    isToldToEnd = true;
    await endProcess(server, signal);
    return server.exitCode;
  };
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${url}/healthz`, {
    server,
    complaint: () => `The server did not start. It said:\n${output}`,
  });
  return {
    url,
    pid: server.pid ?? Number.NaN,
    get hasCrashed() {
      return !isToldToEnd && hasEnded(server);
    },
    get output() {
      return output;
    },
    killHard: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

const POLL_INTERVAL_MS = 50;
/** Long enough for a busy machine. */
const WAIT_LIMIT_MS = 600_000;

/** A running npm script in a process group of its own. */
export class NpmScript {
  readonly #command: string;
  readonly #process;
  #output = '';

  /** Runs `npm run <command>` in a folder. */
  constructor(folder: string, command: string, settings: Readonly<Record<string, string>> = {}) {
    this.#command = command;
    this.#process = spawn('npm', ['run', ...command.split(' ')], {
      cwd: folder,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
  }

  /** Its output so far, stdout and stderr, without colours. */
  get output(): string {
    return stripVTControlCharacters(this.#output);
  }

  /** Waits until the output matches. Returns the first group of the pattern. */
  async waitFor(pattern: RegExp): Promise<string> {
    const deadline = Date.now() + WAIT_LIMIT_MS;
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match[1] ?? '';
      if (this.#hasEnded() || Date.now() > deadline) {
        throw new Error(
          `"npm run ${this.#command}" did not print ${String(pattern)}, but:\n${this.output}`,
        );
      }
      await pause(POLL_INTERVAL_MS);
    }
  }

  /** Waits until npm has ended. Returns its exit code. */
  async end(): Promise<number | null> {
    if (!this.#hasEnded()) await once(this.#process, 'exit');
    return this.#process.exitCode;
  }

  /** Sends a signal to npm only, and waits until it has ended. Returns its exit code. */
  async signal(signal: NodeJS.Signals): Promise<number | null> {
    this.#process.kill(signal);
    return this.end();
  }

  /** Whether npm or a process that it started still runs. */
  hasProcesses(): boolean {
    return this.#killGroup(0);
  }

  /** Kills npm and all processes that it started. */
  async killAll(): Promise<void> {
    this.#killGroup('SIGKILL');
    await this.end();
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  #killGroup(signal: NodeJS.Signals | 0): boolean {
    try {
      return process.kill(-(this.#process.pid ?? Number.NaN), signal);
    } catch {
      return false;
    }
  }
}

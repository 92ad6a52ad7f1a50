import { spawn } from 'node:child_process';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a program of the project with this Node and shows what it says. A signal
 * that ends this process ends the program first. Rejects when the program fails.
 */
export function runProgram(...command: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, command, { stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals): void => {
      program.kill(signal);
      process.exitCode = 1;
    };
    for (const signal of STOP_SIGNALS) process.on(signal, pass);
    const settle = (error?: Error): void => {
      for (const signal of STOP_SIGNALS) process.off(signal, pass);
      if (error) reject(error);
      else resolve();
    };
    program.on('error', settle);
    program.on('exit', (code, signal) => {
      if (code === 0) settle();
      else
        settle(new Error(`"${command.join(' ')}" ${signal ? 'was ended' : 'failed; see above'}.`));
    });
  });
}

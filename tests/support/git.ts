import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { gitEnvironment } from '../../src/settings/git-environment.ts';

/** Runs git, whose exit code and output, with that of the hook, it returns. */
export async function git(folder: string, ...words: readonly string[]) {
  const who = ['user.name=Test', 'user.email=test@example.com'].flatMap((name) => ['-c', name]);
  const process = spawn('git', [...who, ...words], {
    cwd: folder,
    env: gitEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([
    text(process.stdout),
    text(process.stderr),
    once(process, 'close'),
  ]);
  return { status: process.exitCode, output: output + errors };
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gitEnvironment } from '../settings/git-environment.ts';

/**
 * Returns a text with the changes of two others. Where both changed the same lines, `own` has those of the first and
 * `other` those of the last.
 */
export async function mergeTexts(...texts: [own: string, base: string, other: string]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'merge-'));
  const files = texts.map((_, index) => path.join(folder, String(index)));
  const merge = async (preferred: string) => {
    const options = ['merge-file', '--stdout', preferred, ...files];
    return (await promisify(execFile)('git', options, { env: gitEnvironment() })).stdout;
  };
  try {
    for (const [index, file] of files.entries()) await writeFile(file, texts[index] ?? '');
    return { own: await merge('--ours'), other: await merge('--theirs') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { KeptFiles } from './kept-files.ts';

const run = promisify(execFile);

const OPTIONS = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
/** A list of some hundred packages, with a hash of each. */
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

async function askNpm(): Promise<Uint8Array> {
  const { stdout } = await run('npm', ['sbom', '--package-lock-only', ...OPTIONS], {
    maxBuffer: OUTPUT_LIMIT_BYTES,
  });
  return Buffer.from(stdout);
}

/** Writes `sbom.json` (CycloneDX) into the folder of a build: every package that it was made with, by the lock file. */
export async function writeSbom(folder: string): Promise<void> {
  const kept = new KeptFiles('sbom', JSON.stringify(OPTIONS));
  const inputs = ['package.json', 'package-lock.json'].map((file) => readFileSync(file));
  await writeFile(path.join(folder, 'sbom.json'), await kept.keep(inputs, askNpm));
  await kept.finish();
}

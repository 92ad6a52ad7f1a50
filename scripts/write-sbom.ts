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

/** What npm lists, under the project's own name: npm takes the folder's. */
async function askNpm(name: string): Promise<Uint8Array> {
  const { stdout } = await run('npm', ['sbom', '--package-lock-only', ...OPTIONS], {
    maxBuffer: OUTPUT_LIMIT_BYTES,
  });
  const list = JSON.parse(stdout) as { metadata: { component: { name: string } } };
  list.metadata.component.name = name;
  return Buffer.from(`${JSON.stringify(list, null, 2)}\n`);
}

/** Writes `sbom.json` (CycloneDX) into the folder of a build: every package that it was made with, by the lock file. */
export async function writeSbom(folder: string): Promise<void> {
  const manifest = readFileSync('package.json', 'utf8');
  const { name } = JSON.parse(manifest) as { name: string };
  const kept = new KeptFiles('sbom', JSON.stringify([OPTIONS, name]));
  const list = await kept.keep([manifest, readFileSync('package-lock.json')], () => askNpm(name));
  await writeFile(path.join(folder, 'sbom.json'), list);
  await kept.finish();
}

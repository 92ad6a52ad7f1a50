import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Old versions of Chromium: the oldest that is packed (92, two after the floor of
 * `browserslist`), of the last Chrome for Windows 7 and 8.1 (109), one before it,
 * the last without popovers (113) and without subgrid (116). Versions of the npm package
 * `@sparticuz/chromium`, which packs them for Linux on x64.
 */
export const OLD_ENGINES = ['92.0.0', '103.0.0', '109.0.6', '113.0.1', '116.0.0'] as const;
export type OldEngine = (typeof OLD_ENGINES)[number];

const PACKAGE = '@sparticuz/chromium';
/** Not in `node_modules`: together they weigh 500 MB, and few changes need them. */
const FOLDER = '.cache/old-engines';

/** How to launch an old engine. Fetches it from the npm registry when it is not there yet, and says so. */
export function requireOldEngine(version: OldEngine) {
  const folder = path.resolve(FOLDER, version);
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) fetchEngine(version, folder);
  return { executablePath, env: { LD_LIBRARY_PATH: path.join(folder, 'lib') } };
}

function fetchEngine(version: OldEngine, folder: string): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`The old engines run on Linux on x64 only. Run this command there.`);
  }
  console.log(`Chromium ${version} is fetched and unpacked into ${FOLDER}.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('npm', [
    'install',
    `--prefix=${folder}`,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `${PACKAGE}@${version}`,
  ]);
  const unpack = (file: string) =>
    brotliDecompressSync(readFileSync(path.join(folder, 'node_modules', PACKAGE, 'bin', file)));
  run('tar', ['-xf', '-', '-C', folder], unpack('aws.tar.br'));
  const unfinished = path.join(folder, 'chromium.part');
  writeFileSync(unfinished, unpack('chromium.br'), { mode: 0o755 });
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  // Last: what stands under this name is whole.
  renameSync(unfinished, path.join(folder, 'chromium'));
}

function run(command: string, parameters: readonly string[], input?: Buffer): void {
  const { status, stderr, error } = spawnSync(command, parameters, { input, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `"${command} ${parameters.join(' ')}" failed: ${error?.message ?? stderr}. Is the npm registry within reach?`,
  );
}

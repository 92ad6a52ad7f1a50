/**
 * `npm run try:deploy`: tries the configurations in `dist/deploy/` of the last build with the real programs, as far as
 * they are installed, and lists what could not be tried. `-- nginx caddy` runs only those parts. The exit code is 1
 * when a check fails.
 */
import { requireBuild } from '../../src/server/build-info.ts';
import type { Trial } from './trial.ts';
import { tryFolder } from './try-folder.ts';
import { tryWebServer } from './try-web-server.ts';

const PARTS: Readonly<Record<string, () => Trial | Promise<Trial>>> = {
  folder: tryFolder,
  nginx: () => tryWebServer('nginx'),
  caddy: () => tryWebServer('caddy'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. Name some of ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

requireBuild();
const trials: Trial[] = [];
for (const [name, tryPart] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  try {
    trials.push(await tryPart());
  } catch (error) {
    const fault = `${name}: ${error instanceof Error ? error.message : String(error)}`;
    trials.push({ tried: [], notTried: [], faults: [fault] });
  }
  console.log(`try:deploy: ${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

function print(heading: string, lines: readonly string[]): void {
  if (lines.length > 0)
    console.log(`\n${heading}\n${lines.map((line) => `  - ${line}`).join('\n')}`);
}
const faults = trials.flatMap((trial) => trial.faults);
print(
  'Tried',
  trials.flatMap((trial) => trial.tried),
);
print(
  'Not tried on this machine',
  trials.flatMap((trial) => trial.notTried),
);
print('Does not hold', faults);
process.exitCode = faults.length > 0 ? 1 : 0;

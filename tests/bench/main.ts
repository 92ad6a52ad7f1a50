/**
 * `npm run bench`: measures the last build, each figure beside a comparison of the same run. Arguments
 * such as `pages` or `flood` run only those parts. The exit code is 1 when a part fails.
 */
import { requireBuild } from '../../src/server/build-info.ts';
import { describeMachine, formatTable } from '../support/markdown-table.ts';
import type { BenchResult } from './bench-part.ts';
import { benchFlood } from './flood.ts';
import { benchPages } from './pages.ts';

const PARTS: Readonly<Record<string, () => Promise<BenchResult>>> = {
  pages: benchPages,
  flood: benchFlood,
};
const COLUMNS = ['part', 'subject', 'measured', 'comparison', 'ratio'];

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => !Object.hasOwn(PARTS, word));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

const cellsOf = ({ rows }: BenchResult) =>
  rows.map(({ what, found, against, ratio }) => [what, found, against, ratio]);
const done: string[][] = [];
const failures: string[] = [];
for (const [name, bench] of Object.entries(PARTS)) {
  if (words.length > 0 && !words.includes(name)) continue;
  console.log(`bench: ${name} ...`);
  const startedAt = performance.now();
  try {
    requireBuild();
    const result = await bench();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`bench: ${name}: ${seconds} s. ${result.method}`);
    done.push(...cellsOf(result).map((cells) => [name, ...cells]));
    failures.push(...result.faults.map((fault) => `${name}: ${fault}`));
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (done.length > 0) console.log(`\n${formatTable(COLUMNS, done)}\n\n${describeMachine()}`);
for (const failure of failures) console.error(`bench: ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

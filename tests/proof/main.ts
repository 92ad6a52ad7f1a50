/**
 * `npm run proof:enquiries`: holds the promise of the enquiries against kills, outages, full disks
 * and bad input, in under ten minutes, and prints a table. `--readme` writes the table into the
 * README as well; words such as `kills` or `disk` run only those parts.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { startPostgres } from '../support/postgres.ts';
import { proveBadInput } from './bad-input-proof.ts';
import { proveFullDisk, proveReadOnlyDisk } from './disk-proof.ts';
import { proveKills } from './kill-proof.ts';
import { proveMail } from './mail-proof.ts';
import { provePostgresOutage, proveSeveralServers } from './postgres-proof.ts';
import type { ProofRow } from './proof-row.ts';
import type { ProofPostgres } from './proof-store.ts';
import { formatTable } from './proof-table.ts';
import { proveThroughput } from './throughput-proof.ts';

const README = 'README.md';
const README_PART = /(<!-- proof:enquiries -->\n)[\s\S]*?(<!-- \/proof:enquiries -->)/;

type Part = (postgres: ProofPostgres) => Promise<ProofRow[]>;

/** Both stores at once where waiting is most of the work, one after the other where speed is measured. */
const PARTS: Readonly<Record<string, Part>> = {
  throughput: async (postgres) => [
    await proveThroughput('sqlite', postgres, 'site', 10),
    await proveThroughput('postgres', postgres, 'site', 10),
  ],
  kills: (postgres) =>
    Promise.all([
      proveKills('sqlite', postgres, 'site', 100),
      proveKills('postgres', postgres, 'site', 100),
    ]),
  mail: (postgres) =>
    Promise.all([
      proveMail('sqlite', postgres, 'site', 30),
      proveMail('postgres', postgres, 'site', 30),
    ]),
  disk: async (postgres) => [
    await proveFullDisk(postgres, 'site'),
    await proveReadOnlyDisk(postgres, 'site'),
  ],
  outage: async () => [await provePostgresOutage('site', 4)],
  servers: async (postgres) => [await proveSeveralServers(postgres, 'site', 8000)],
  input: async (postgres) => [
    await proveBadInput('sqlite', postgres, 'site', 10_000),
    await proveBadInput('postgres', postgres, 'site', 10_000),
  ],
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-needed'], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

const startedAt = performance.now();
const postgres = await startPostgres({ isSynced: true });
const rows: ProofRow[] = [];
try {
  for (const [name, prove] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const partStartedAt = performance.now();
    process.stdout.write(`${name} ... `);
    const found = await prove(postgres);
    const seconds = ((performance.now() - partStartedAt) / 1000).toFixed(0);
    console.log(`${found.map((row) => row.result).join(', ')} (${seconds} s)`);
    rows.push(...found);
  }
} finally {
  await postgres.remove();
}
rows.sort((one, other) => one.what.localeCompare(other.what));
const table = formatTable(rows, (performance.now() - startedAt) / 1000);
console.log(`\n${table}`);
if (process.argv.includes('--readme')) await writeIntoReadme(table);
process.exitCode = rows.every((row) => row.result !== 'FAILED') ? 0 : 1;

async function writeIntoReadme(text: string): Promise<void> {
  const readme = readFileSync(README, 'utf8');
  if (!README_PART.test(readme)) {
    throw new Error(`${README} has no place for the table: <!-- proof:enquiries --> and its end.`);
  }
  const written = readme.replace(
    README_PART,
    (_, begin: string, end: string) => `${begin}\n${text}\n${end}`,
  );
  // Formatted, because `npm test` refuses a README that is not.
  writeFileSync(
    README,
    await format(written, { ...(await resolveConfig(README)), filepath: README }),
  );
}

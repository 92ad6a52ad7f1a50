/**
 * `npm test`: runs all checks. `npm run check` (`--quick`) leaves out the build and the tests that need it.
 * Steps that do not wait for each other run at the same time, and each prints its output when it ends. The run
 * continues after a failed step, except a required one, so that one run shows every failure. Steps that do not read
 * records are left out when they passed on the same code before. At the end it prints the seconds of each step and
 * the number of tests: "N passed, N failed".
 */
import { execFileSync, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const isQuick = process.argv.includes('--quick');
const NEEDS = `node tests/needs.ts${isQuick ? ' --quick' : ''}`;
/** Writes files that other steps read. */
const SOURCES = isQuick ? 'node scripts/prepare.ts' : 'node scripts/build.ts';
const REQUIRED = [NEEDS, SOURCES];

const FORMAT = 'prettier --check .';
const UNITS = 'vitest run --project unit';
// They store and mail enquiries of a catalogue of their own.
const ENQUIRIES = 'vitest run --project enquiries --outputFile.json=test-results/enquiries.json';
const JOURNEYS = 'playwright test';
const LINT = 'eslint . --max-warnings 0';
// Reads and writes `.astro/` as the build does.
const TYPES = 'astro check --minimumFailingSeverity warning';
const PROOF = 'node tests/proof/main.ts --short';
/** Steps whose result depends on code only. */
const CODE_ONLY = [LINT, TYPES, ENQUIRIES, PROOF];
/** The steps of `CODE_ONLY` that passed, and the hash of the code that they passed on. */
const PASSED_FILE = '.cache/passed.json';

/** The command of each step, and the step that has ended before it starts. */
const STEPS: readonly (readonly [command: string, after?: string])[] = [
  [NEEDS],
  [SOURCES, NEEDS],
  [LINT, NEEDS],
  [FORMAT, SOURCES],
  [TYPES, FORMAT],
  [UNITS, SOURCES],
  // Beside more steps, their stores and mail servers would be late.
  [ENQUIRIES, UNITS],
  ...(isQuick
    ? []
    : ([
        // Each uses both cores. Beside others, pages and servers would be late.
        [JOURNEYS, ENQUIRIES],
        [PROOF, JOURNEYS],
      ] as const)),
];

/** Returns a test runner's JSON report; `{}` when the runner did not write it. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Returns a hash of all files but records, pictures and guides; undefined where Git does not list them. */
function hashOfCode(): string | undefined {
  try {
    const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
      encoding: 'utf8',
    });
    const files = list
      .split('\0')
      .filter((file) => existsSync(file) && !/^(content|images|docs)\/|^$/.test(file));
    return hash('sha256', files.map((file) => file + hash('sha256', readFileSync(file))).join());
  } catch {
    return undefined;
  }
}

const code = hashOfCode();
const lastRun = readReport(PASSED_FILE) as { code?: string; steps?: string[] };
const passedSteps = new Set(code !== undefined && lastRun.code === code ? lastRun.steps : []);
const table: string[] = [];
const failedSteps: string[] = [];

/** Runs a step after another one. Returns whether those after it can run. */
async function run(command: string, before: Promise<boolean>): Promise<boolean> {
  if (!(await before)) return false;
  if (passedSteps.has(command)) {
    table.push(`   0 s  passed on the same code before  ${command}`);
    return true;
  }
  const startedAt = performance.now();
  console.log(`── ${command}: started`);
  // npm puts node_modules/.bin on the PATH. The first step says what it installs before it does.
  const stdout = command === NEEDS ? 'inherit' : 'pipe';
  const step = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', stdout, 'inherit'] });
  const ended = new Promise<number | null>((resolve) => step.once('close', resolve));
  const output = step.stdout ? await text(step.stdout) : '';
  const isPassed = (await ended) === 0;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4);
  const result = `${seconds} s  ${isPassed ? 'passed' : 'FAILED'}  ${command}`;
  console.log(`\n${output}\n──${result}`);
  table.push(result);
  if (!isPassed) failedSteps.push(command);
  else if (CODE_ONLY.includes(command)) passedSteps.add(command);
  return isPassed || !REQUIRED.includes(command);
}

rmSync('test-results', { recursive: true, force: true });
// Absolute, since tests start commands in other folders.
process.env['NODE_COMPILE_CACHE'] = path.resolve('.cache/node');
const steps = new Map<string | undefined, Promise<boolean>>();
for (const [command, after] of STEPS) {
  steps.set(command, run(command, steps.get(after) ?? Promise.resolve(true)));
}
await Promise.all(steps.values());
mkdirSync('.cache', { recursive: true });
writeFileSync(PASSED_FILE, JSON.stringify({ code, steps: [...passedSteps] }));

const reports = ['unit', 'enquiries'].map(
  (name) =>
    readReport(`test-results/${name}.json`) as { numPassedTests?: number; numFailedTests?: number },
);
const count = (key: 'numPassedTests' | 'numFailedTests') =>
  reports.reduce((sum, report) => sum + (report[key] ?? 0), 0);
const { stats: journeys = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(
  'test-results/journeys.json',
) as { stats?: { expected: number; unexpected: number; flaky: number } };
const passed = count('numPassedTests') + journeys.expected;
const failed = count('numFailedTests') + journeys.unexpected + journeys.flaky;
console.log(
  `\n${table.join('\n')}\n${(performance.now() / 1000).toFixed(0).padStart(4)} s  in all`,
);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}. See above.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

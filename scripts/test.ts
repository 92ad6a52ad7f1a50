/**
 * `npm test`: everything that must hold before a change lands. What mostly waits runs beside what
 * computes. `--quick` leaves out the build and what needs it. The last line counts the tests that
 * ran: "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';

type Step = {
  name: string;
  command: string;
  /** A step of an earlier lane that must have ended before. */
  after?: string;
};
/** Steps that run one after the other. */
type Lane = readonly Step[];
/** Lanes that run at the same time; the last one's output is shown as it comes. */
type Stage = readonly Lane[];

const UNIT_REPORT = 'test-results/unit.json';
const JOURNEY_REPORT = 'test-results/journeys.json';

const isQuick = process.argv.includes('--quick');

const PREPARE: Stage = [
  [{ name: 'Needs', command: `npm run --silent needs${isQuick ? ' -- --quick' : ''}` }],
];
const CHECK: Stage = [
  [
    { name: 'Types', command: 'npx astro check --minimumFailingSeverity warning' },
    { name: 'Lint', command: 'npx eslint . --max-warnings 0' },
    // It reads the styles to order their classes.
    { name: 'Format', command: 'npx prettier --check .', after: 'Pictures' },
  ],
  [
    // The styles and the list of pictures are made by it.
    { name: 'Pictures', command: 'npm run --silent pictures' },
    // Both types and build write what Astro knows of types.
    ...(isQuick ? [] : [{ name: 'Build', command: 'npm run --silent build', after: 'Types' }]),
  ],
  [{ name: 'Unit tests', command: 'npx vitest run', after: 'Pictures' }],
];
const BROWSE: Stage = [
  // Most of it is waiting.
  [{ name: 'Short proof', command: 'npm run --silent proof:enquiries -- --short' }],
  [{ name: 'Journeys and site checks', command: 'npx playwright test' }],
];
const STAGES = isQuick ? [PREPARE, CHECK] : [PREPARE, CHECK, BROWSE];
/** Nothing after these can be believed when they fail. */
const FOUNDATIONS = ['Needs', 'Pictures', 'Build'];
const isFounded = () => !FOUNDATIONS.some((name) => failedSteps.includes(name));

const failedSteps: string[] = [];

async function run({ name, command }: Step, isShown: boolean): Promise<void> {
  const startedAt = performance.now();
  if (isShown) console.log(`\n── ${name}: ${command}`);
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', 'inherit'],
    // Dozens of processes load the same modules: each is compiled once.
    env: { NODE_COMPILE_CACHE: '.cache/node', ...process.env },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const output = child.stdout ? await text(child.stdout) : '';
  const status = await ended;
  if (!isShown) console.log(`\n── ${name}: ${command}\n${output.trimEnd()}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failedSteps.push(name);
}

async function runStage(stage: Stage): Promise<void> {
  const ends = new Map<string, Promise<void>>();
  for (const lane of stage) {
    let before = Promise.resolve();
    for (const step of lane) {
      before = Promise.all([before, ends.get(step.after ?? '')]).then(() =>
        isFounded() ? run(step, lane === stage.at(-1)) : undefined,
      );
      ends.set(step.name, before);
    }
  }
  await Promise.all(ends.values());
}

/** What a report says; nothing when its step did not come to write it. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

rmSync('test-results', { recursive: true, force: true });
for (const stage of STAGES) {
  await runStage(stage);
  if (!isFounded()) break;
}

const { numPassedTests = 0, numFailedTests = 0 } = readReport(UNIT_REPORT) as {
  numPassedTests?: number;
  numFailedTests?: number;
};
const { stats: journeys = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(
  JOURNEY_REPORT,
) as { stats?: { expected: number; unexpected: number; flaky: number } };
const passed = numPassedTests + journeys.expected;
const failed = numFailedTests + journeys.unexpected + journeys.flaky;
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}. See above.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

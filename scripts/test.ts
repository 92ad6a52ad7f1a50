/**
 * `npm test`: runs all checks, one after the other. `npm run check` (`--quick`) leaves out the build and
 * the tests that need it. The run continues after a failed step, except a required one, so that one
 * run shows every failure. The last line counts the tests: "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const isQuick = process.argv.includes('--quick');
const STEPS = [
  { command: `node tests/needs.ts${isQuick ? ' --quick' : ''}`, isRequired: true },
  isQuick
    ? { command: 'node scripts/prepare.ts', isRequired: true }
    : { command: 'node scripts/build.ts', isRequired: true },
  { command: 'astro check --minimumFailingSeverity warning' },
  { command: 'eslint . --max-warnings 0' },
  { command: 'prettier --check .' },
  { command: 'vitest run' },
  ...(isQuick
    ? []
    : [{ command: 'node tests/proof/main.ts --short' }, { command: 'playwright test' }]),
];

/** Returns a test runner's JSON report; `{}` when the runner did not write it. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

rmSync('test-results', { recursive: true, force: true });
const failedSteps: string[] = [];
for (const { command, isRequired } of STEPS) {
  const startedAt = performance.now();
  console.log(`\n── ${command}`);
  // npm puts node_modules/.bin on the PATH.
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`── ${command}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status === 0) continue;
  failedSteps.push(command);
  if (isRequired) break;
}

const { numPassedTests = 0, numFailedTests = 0 } = readReport('test-results/unit.json') as {
  numPassedTests?: number;
  numFailedTests?: number;
};
const { stats: journeys = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(
  'test-results/journeys.json',
) as { stats?: { expected: number; unexpected: number; flaky: number } };
const passed = numPassedTests + journeys.expected;
const failed = numFailedTests + journeys.unexpected + journeys.flaky;
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}. See above.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

/**
 * `npm test`: everything that must hold before a change lands, in the order in
 * which a mistake is cheapest to find. `--quick` stops before the build. The
 * last line counts the tests that ran: "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

type Step = { name: string; command: string };
type Count = { passed: number; failed: number };

const UNIT_REPORT = 'test-results/unit.json';
const JOURNEY_REPORT = 'test-results/journeys.json';

const QUICK_STEPS: Step[] = [
  // The styles import what the pictures' step makes.
  { name: 'Pictures', command: 'npm run --silent pictures' },
  { name: 'Types', command: 'npx astro check --minimumFailingSeverity warning' },
  { name: 'Lint', command: 'npx eslint . --max-warnings 0' },
  { name: 'Format', command: 'npx prettier --check .' },
  { name: 'Unit tests', command: 'npx vitest run' },
];
const BROWSER_STEPS: Step[] = [
  { name: 'Build', command: 'npm run --silent build' },
  { name: 'Journeys and site checks', command: 'npx playwright test' },
];

function countUnitTests(): Count {
  if (!existsSync(UNIT_REPORT)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(UNIT_REPORT, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countJourneys(): Count {
  if (!existsSync(JOURNEY_REPORT)) return { passed: 0, failed: 0 };
  const { stats } = JSON.parse(readFileSync(JOURNEY_REPORT, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

rmSync('test-results', { recursive: true, force: true });
const steps = process.argv.includes('--quick') ? QUICK_STEPS : [...QUICK_STEPS, ...BROWSER_STEPS];
const failedSteps: string[] = [];
for (const { name, command } of steps) {
  console.log(`\n── ${name}: ${command}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  if (status !== 0) {
    failedSteps.push(name);
    // Nothing after a failed build can be believed.
    if (name === 'Build') break;
  }
}

const counts = [countUnitTests(), countJourneys()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}. See above.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

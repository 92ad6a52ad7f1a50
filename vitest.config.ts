import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that talk to a real PostgreSQL, which their set-up starts. */
const ENQUIRY_TESTS = 'src/enquiries/**/*.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // No file leaves anything behind: to load all modules anew for each took a third of the time.
    isolate: false,
    // Half of the time the tests wait: for processes, mail servers, pauses between tries.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          // Generous, for machines on which much else runs.
          testTimeout: 20_000,
          include: ['{src,scripts,imagery,tests/site}/**/*.test.{ts,tsx}'],
          exclude: [ENQUIRY_TESTS],
        },
      },
      {
        test: {
          name: 'enquiries',
          include: [ENQUIRY_TESTS],
          globalSetup: 'tests/support/postgres-for-tests.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

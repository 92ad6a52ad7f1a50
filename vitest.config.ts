import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that use the PostgreSQL of their global set-up. */
const ENQUIRY_TESTS = 'src/enquiries/**/*.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    // Test files share modules. Loading them again for each file took a third of the time.
    isolate: false,
    // Tests spend half of their time waiting for processes, mail servers and retries.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          // Long enough for a busy machine.
          testTimeout: 20_000,
          hookTimeout: 60_000,
          include: ['{src,imagery,tests/site}/**/*.test.{ts,tsx}'],
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

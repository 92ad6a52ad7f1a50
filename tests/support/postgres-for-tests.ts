import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server, with `DATABASE` where a database's name belongs. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all tests of a run; each test makes a database of its own in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isSynced: false });
  project.provide('postgresUrl', postgres.urlOf('DATABASE'));
  return () => postgres.remove();
}

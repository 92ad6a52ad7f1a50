import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server with `DATABASE` in place of a database's name. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up: starts one PostgreSQL for all tests. Returns the function that stops it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isSynced: false });
  project.provide('postgresUrl', postgres.urlOf('DATABASE'));
  return () => postgres.remove();
}

/** One line of the proof's table. */
export interface ProofRow {
  /** Which sentence of the contract it is about. */
  what: string;
  store: 'SQLite' | 'PostgreSQL' | 'both';
  /** What was done, with numbers. */
  done: string;
  /** What came of it, with numbers. */
  found: string;
  /** `skipped` when this machine cannot do it; never silently. */
  result: 'passed' | 'FAILED' | 'skipped';
}

export const STORE_NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** `passed` when all of it is true. */
export function resultOf(...conditions: readonly boolean[]): ProofRow['result'] {
  return conditions.every(Boolean) ? 'passed' : 'FAILED';
}

export type ProofRow = {
  /** The sentence of the contract that is tested. */
  what: string;
  store: 'SQLite' | 'PostgreSQL';
  /** The actions, with numbers. */
  done: string;
  /** The results, with numbers. */
  found: string;
  /** `skipped` when this machine cannot run the part; the table always shows it. */
  result: 'passed' | 'FAILED' | 'skipped';
};

export const STORE_NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Returns `passed` when all conditions are true. */
export function resultOf(...conditions: readonly boolean[]): ProofRow['result'] {
  return conditions.every(Boolean) ? 'passed' : 'FAILED';
}

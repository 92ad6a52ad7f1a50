/** A row of the table, measured in one run. */
export interface BenchRow {
  readonly what: string;
  /** The measured figures, with units. */
  readonly found: string;
  /** The figures of the comparison, with units; empty in the row of the comparison. */
  readonly against: string;
  readonly ratio: string;
}

/** The result of a part of the benchmark. */
export interface BenchResult {
  readonly rows: readonly BenchRow[];
  /** How the part was measured. */
  readonly method: string;
  /** Sentences about figures beyond their limits. */
  readonly faults: readonly string[];
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns a ratio such as `1.95 x`. */
export function times(value: number, base: number): string {
  return `${(value / base).toFixed(2)} x`;
}

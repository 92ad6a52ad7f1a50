/** One line of the table. Its figures are of one run. */
export interface BenchRow {
  readonly what: string;
  /** What was measured, with units. */
  readonly found: string;
  /** What it is measured against, with units; empty for that itself. */
  readonly against: string;
  readonly ratio: string;
}

/** What a part of the benchmark came to. */
export interface BenchResult {
  readonly rows: readonly BenchRow[];
  /** How it was measured, for who reads the table. */
  readonly method: string;
  /** Sentences: what kept a figure from being what it says. */
  readonly faults: readonly string[];
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** `1.95 x`. */
export function times(value: number, base: number): string {
  return `${(value / base).toFixed(2)} x`;
}

/** `12,345`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

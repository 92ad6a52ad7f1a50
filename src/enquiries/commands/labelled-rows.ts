import { displayWidth } from './display-width.ts';

/** Lines of `Label:  value`, the values below each other. */
export function formatLabelledRows(rows: readonly [label: string, value: string][]): string[] {
  const width = Math.max(...rows.map(([label]) => displayWidth(label))) + 2;
  return rows.map(
    ([label, value]) => `${label}:${' '.repeat(width - displayWidth(label) - 1)}${value}`,
  );
}

import { inOneLine } from '../deliver/one-line.ts';
import { displayWidth, fitToWidth } from './display-width.ts';

export interface TableColumn {
  heading: string;
  /** Columns that may be cut when the terminal is narrow; the others are always whole. */
  canShrink: boolean;
}

const GAP = '  ';
const NARROWEST = 6;

/**
 * A table for a terminal. `columns` is its width: the widest shrinkable columns are cut until all
 * fits; undefined cuts nothing. Values come in one line, whatever they hold.
 */
export function formatTable(
  heads: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  columns: number | undefined,
): string {
  const cells = rows.map((row) => row.map(inOneLine));
  const widths = heads.map(({ heading }, index) =>
    Math.max(displayWidth(heading), ...cells.map((row) => displayWidth(row[index] ?? ''))),
  );
  if (columns !== undefined) shrink(widths, heads, columns);
  const lines = [heads.map((head) => head.heading), ...cells].map((row) => {
    const line = row
      .map((cell, index) => fitToWidth(cell, widths[index] ?? 0))
      .join(GAP)
      .trimEnd();
    return columns === undefined ? line : fitToWidth(line, Math.min(columns, displayWidth(line)));
  });
  return lines.join('\n') + '\n';
}

function shrink(widths: number[], heads: readonly TableColumn[], columns: number): void {
  const total = () => widths.reduce((sum, width) => sum + width, (widths.length - 1) * GAP.length);
  while (total() > columns) {
    const widest = Math.max(...widths.filter((_, index) => heads[index]?.canShrink === true));
    if (widest <= NARROWEST) return;
    widths[widths.findIndex((width, index) => width === widest && heads[index]?.canShrink)] =
      widest - 1;
  }
}

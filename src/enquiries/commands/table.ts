import Table from 'cli-table3';
import stringWidth from 'string-width';
import { inOneLine } from '../one-line.ts';

const GAP = '  ';
const NARROWEST = 6;
const WITHOUT_LINES = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
  ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
  ...{ left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '' },
  middle: GAP,
};
const WITHOUT_COLOURS = { 'padding-left': 0, 'padding-right': 0, head: [], border: [] };

/**
 * Rows below each other for a terminal, every value in one line. Where there is a `width`, the widest values are
 * cut, from the column `firstToCut` on, and columns that still do not fit are left out.
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  firstToCut = 0,
  width = Infinity,
): string {
  const cells = rows.map((row) => row.map(inOneLine));
  const colWidths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => stringWidth(row[column] ?? ''))),
  );
  const total = () => colWidths.reduce((sum, one) => sum + one + GAP.length, -GAP.length);
  while (total() > width) {
    const widest = Math.max(...colWidths.slice(firstToCut));
    if (widest > NARROWEST) colWidths[colWidths.indexOf(widest, firstToCut)] = widest - 1;
    else colWidths.pop();
  }
  const table = new Table({ chars: WITHOUT_LINES, style: WITHOUT_COLOURS, colWidths });
  table.push(...cells.map((row) => row.slice(0, colWidths.length)));
  return table.toString().replace(/ +$/gm, '') + '\n';
}

/** Lines of `Label:  value`, the values below each other. */
export function formatLabelledRows(rows: readonly [label: string, value: string][]): string {
  return formatTable(rows.map(([label, value]) => [`${label}:`, value]));
}

import { inOneLine } from '../one-line.ts';

const GAP = '  ';

/** Rows below each other, every value in one line. Lines are cut at a width in characters. */
export function formatTable(rows: readonly (readonly string[])[], width = Infinity): string {
  const cells = rows.map((row) => row.map(inOneLine));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const pad = (cell: string, width = 0) => cell + ' '.repeat(width - [...cell].length);
  return cells
    .map((row) => [
      ...row
        .map((cell, column) => pad(cell, widths[column]))
        .join(GAP)
        .trimEnd(),
    ])
    .map((line) => `${line.slice(0, width).join('')}\n`)
    .join('');
}

/** Lines of `Label:  value`, the values below each other. */
export function formatLabelledRows(rows: readonly [label: string, value: string][]): string {
  return formatTable(rows.map(([label, value]) => [`${label}:`, value]));
}

import { inOneLine } from '../one-line.ts';

/** The Swedish locale writes dates as year, month, day. */
const LOCAL_TIME = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });

/** Formats a timestamp in the time zone of this machine: `2026-11-21 14:05`. */
export function localTime(timestamp: string): string {
  return LOCAL_TIME.format(new Date(timestamp));
}

/** Formats a number with Indian digit groups: `1,00,000`. */
export function showCount(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Returns a number followed by the singular or plural words: `1 enquiry was`, `2 enquiries were`. */
export function counted(count: number, one: string, other: string): string {
  return `${showCount(count)} ${count === 1 ? one : other}`;
}

/** Formats rows as columns of text, one line per row. On a terminal, lines are cut at its width. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => [...inOneLine(cell)]));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row.map((cell, column) => cell.join('') + ' '.repeat((widths[column] ?? 0) - cell.length)),
    )
    .map((row) => [...row.join('  ').trimEnd()].slice(0, process.stdout.columns).join(''))
    .join('\n');
}

/** Formats rows as lines of `Label:  value`. Values are not cut. */
export function formatLabelledRows(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + 3;
  return rows.map(([label, value]) => `${label}:`.padEnd(width) + inOneLine(value)).join('\n');
}

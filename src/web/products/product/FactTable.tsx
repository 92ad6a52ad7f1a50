import type { ReactNode } from 'react';
import * as content from '../../../records/content.ts';
import { keepUnits } from '../../../records/numbers.ts';

export type FactTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string;
  /** Headers, that of the rows' names first. */
  columns: readonly string[];
  /** Null in a cell: nothing applies there. A phone leaves it out of sight, so that headers still count right. */
  rows: readonly { name: string; cells: readonly (ReactNode | null)[] }[];
  /** On a phone, so many of the last columns stand in one line under the row's name, without headers. */
  quietColumns?: number;
  /** On a phone, name and value stand side by side without headers: for rows that explain themselves. */
  isPaired?: boolean;
};

const GRID =
  'stacked:grid stacked:grid-cols-[repeat(auto-fill,minmax(min(100%,6.75rem),1fr))] stacked:gap-x-4';

/** How a row is laid out: every value under its header, all values beside a name, or name and value alone. */
const STACKED_ROW = {
  row: `${GRID} stacked:gap-y-3 stacked:py-4`,
  name: 'stacked:col-span-full',
  cell: '',
};
const QUIET_ROW = {
  row: 'stacked:flex stacked:flex-wrap stacked:gap-x-3 stacked:gap-y-2 stacked:py-3',
  name: 'stacked:flex-[1.3_1_5.5rem]',
  cell: 'stacked:flex-[1_1_4.5rem]',
};
const PAIRED_ROW = {
  row: `${GRID} stacked:gap-y-1 stacked:py-3`,
  name: 'stacked:w-auto w-1/4',
  cell: '',
};

/**
 * A table that a phone shows as a label for each row, with the headers beside
 * the values: nothing scrolls sideways. It stays a table to assistive
 * technology, with its headers, which are only out of sight there.
 */
export function FactTable({
  labelledBy,
  columns,
  rows,
  quietColumns = 0,
  isPaired = false,
}: FactTableProps) {
  const others = columns.slice(1);
  const firstQuiet = others.length - quietColumns;
  const rowLayout = quietColumns > 0 ? QUIET_ROW : isPaired ? PAIRED_ROW : STACKED_ROW;
  // So that an empty cell is not taken for forgotten.
  const empty = content.dataSheetTexts().specification.notLimited;
  return (
    // Words that do not fit, as with wider letters, scroll.
    <div className="relative md:overflow-x-auto">
      <table
        aria-labelledby={labelledBy}
        className="stacked:block w-full text-[1rem] leading-snug print:text-[0.75rem]"
      >
        <thead className="stacked:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="pr-4 pb-2 text-left align-bottom text-[0.875rem] font-medium text-muted last:pr-0 print:pr-2 print:pb-1 print:text-[0.6875rem]"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="stacked:block">
          {rows.map(({ name, cells }) => (
            <tr
              key={name}
              className={`stacked:first:border-0 stacked:first:pt-0 border-t border-line align-top ${rowLayout.row}`}
            >
              <th
                scope="row"
                className={`stacked:p-0 py-3 pr-4 text-left font-semibold text-navy print:py-1 print:pr-2 ${rowLayout.name}`}
              >
                {keepUnits(name)}
                {quietColumns > 0 && (
                  <span
                    aria-hidden="true"
                    className="stacked:block hidden text-[0.875rem] font-normal text-muted"
                  >
                    {cells
                      .slice(firstQuiet)
                      .filter(Boolean)
                      .map((cell, index) => (
                        <span key={others[firstQuiet + index]}>
                          {index > 0 && ' · '}
                          <span className="inline-block">{cell}</span>
                        </span>
                      ))}
                  </span>
                )}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={others[index]}
                  className={`stacked:p-0 py-3 pr-4 last:pr-0 print:py-1 print:pr-2 ${index >= firstQuiet || (cell === null && quietColumns === 0) ? 'stacked:sr-only' : rowLayout.cell} ${cell === null ? 'text-muted' : ''} ${isPaired && index > 0 ? 'stacked:col-span-full stacked:w-auto w-2/5 text-muted' : ''}`}
                >
                  {!isPaired && (
                    <span
                      aria-hidden="true"
                      className={`text-[0.875rem] text-muted ${quietColumns > 0 ? 'quiet-row-header' : 'stacked:block hidden'}`}
                    >
                      {others[index]}
                    </span>
                  )}
                  {typeof cell === 'string' ? keepUnits(cell) : (cell ?? empty)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

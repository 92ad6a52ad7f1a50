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
  /** On a phone, name and value stand side by side without headers: for rows that explain themselves. */
  isPaired?: boolean;
};

/**
 * A table that a phone shows as a label for each row, with the headers beside
 * the values: nothing scrolls sideways. It stays a table to assistive
 * technology, with its headers, which are only out of sight there.
 */
export function FactTable({ labelledBy, columns, rows, isPaired = false }: FactTableProps) {
  const others = columns.slice(1);
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
              className={`stacked:grid stacked:grid-cols-[repeat(auto-fill,minmax(min(100%,6.75rem),1fr))] stacked:gap-x-4 stacked:first:border-0 stacked:first:pt-0 border-t border-line align-top ${isPaired ? 'stacked:gap-y-1 stacked:py-3' : 'stacked:gap-y-3 stacked:py-4'}`}
            >
              <th
                scope="row"
                className={`stacked:p-0 py-3 pr-4 text-left font-semibold text-navy print:py-1 print:pr-2 ${isPaired ? 'stacked:w-auto w-1/4' : 'stacked:col-span-full'}`}
              >
                {keepUnits(name)}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={others[index]}
                  className={`stacked:p-0 py-3 pr-4 last:pr-0 print:py-1 print:pr-2 ${cell === null ? 'stacked:sr-only text-muted' : ''} ${isPaired && index > 0 ? 'stacked:col-span-full stacked:w-auto w-2/5 text-muted' : ''}`}
                >
                  {!isPaired && (
                    <span
                      aria-hidden="true"
                      className="stacked:block hidden text-[0.875rem] text-muted"
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

import { Fragment, type ReactNode } from 'react';
import * as content from '../../../records/content.ts';
import { keepTogether } from '../../../records/typography.ts';

/** Figures of a column stand one below the other; in words they would tear hyphens apart. */
const isFigure = (cell: ReactNode) => typeof cell === 'string' && /^\d[\d,.]*( |$)/.test(cell);

/** They leave the room to words, and stand apart from each other alike. */
const FIGURES_CLASS = 'md:text-right xl:w-0 xl:pl-6 print:text-right';

export type FactTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string;
  /** Headers, that of the rows' names first. */
  columns: readonly string[];
  /** Null in a cell: nothing applies there. A phone leaves it out of sight, so that headers still count right. */
  rows: readonly { name: string; cells: readonly (ReactNode | null)[] }[];
  /** On a phone it stays a table, to compare, and so many of its last columns stand in one line under the row's name. */
  quietColumns?: number;
  /** On a phone, name and value stand side by side without headers: for rows that explain themselves. */
  isPaired?: boolean;
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
  const isStacked = quietColumns === 0;
  const figures = others.map(
    (_, index) =>
      isStacked &&
      !isPaired &&
      rows.every(({ cells }) => isFigure(cells[index]) || cells[index] === null),
  );
  const isQuiet = (index: number) => index >= others.length - quietColumns;
  const stacked = (classes: string) => (isStacked ? classes : '');
  // So that an empty cell is not taken for forgotten. Screen readers pass over a dash.
  const empty = (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{content.productPage().emptyCell}</span>
    </>
  );
  return (
    // Words that do not fit, as with wider letters, scroll.
    <div className={`relative ${isStacked ? 'md:overflow-x-auto' : 'overflow-x-auto'}`}>
      <table
        aria-labelledby={labelledBy}
        className={`w-full border-collapse text-[1rem] leading-snug print:text-[0.75rem] ${stacked('stacked:block')}`}
      >
        <thead className={stacked('stacked:sr-only')}>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`stacked:pr-2.5 stacked:text-[0.8125rem] pr-4 pb-2 text-left align-bottom text-[0.875rem] font-medium text-muted last:pr-0 print:pr-2 print:pb-1 print:text-[0.6875rem] ${isQuiet(index - 1) ? 'stacked:sr-only' : ''} ${figures[index - 1] ? FIGURES_CLASS : ''}`}
              >
                {keepTogether(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacked('stacked:block')}>
          {rows.map(({ name, cells }) => (
            <tr
              key={name}
              className={`border-t border-line align-top ${stacked(`stacked:gap-x-4 stacked:first:border-0 stacked:first:pt-0 ${isPaired ? 'stacked:flex stacked:flex-wrap stacked:gap-y-1 stacked:py-3' : 'stacked:grid stacked:grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] stacked:gap-y-3 stacked:py-4'}`)}`}
            >
              <th
                scope="row"
                className={`py-3 pr-4 text-left font-semibold text-navy print:py-1 print:pr-2 ${isStacked ? '' : 'stacked:pr-2.5'} ${stacked(`stacked:p-0 ${isPaired ? 'stacked:w-auto stacked:flex-[2_1_6.75rem] w-1/4' : 'stacked:col-span-full'}`)}`}
              >
                {keepTogether(name)}
                {!isStacked && <QuietCells cells={cells.filter((_, index) => isQuiet(index))} />}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={others[index]}
                  className={`py-3 pr-4 last:pr-0 print:py-1 print:pr-2 ${figures[index] ? `tabular-nums ${FIGURES_CLASS}` : ''} ${isQuiet(index) ? 'md:whitespace-nowrap' : ''} ${isStacked ? 'stacked:p-0' : 'stacked:pr-2.5'} ${isStacked && !isPaired ? 'stacked:flex stacked:flex-col stacked:justify-end' : ''} ${isQuiet(index) || (isStacked && cell === null) ? 'stacked:sr-only' : ''} ${cell === null ? 'text-muted' : ''} ${isPaired ? (index > 0 ? 'stacked:w-auto stacked:basis-full w-2/5 text-muted' : 'stacked:flex-[3_1_6.75rem]') : ''}`}
                >
                  {isStacked && !isPaired && (
                    <span
                      aria-hidden="true"
                      className="stacked:block hidden text-[0.875rem] text-muted"
                    >
                      {keepTogether(others[index] ?? '')}
                    </span>
                  )}
                  {typeof cell === 'string' ? keepTogether(cell) : (cell ?? empty)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a phone shows of quiet columns: their cells once more, under the row's name. */
function QuietCells({ cells }: { cells: readonly (ReactNode | null)[] }) {
  return (
    <span
      aria-hidden="true"
      className="stacked:block hidden text-[0.875rem] font-normal text-muted"
    >
      {cells.filter(Boolean).map((cell, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <span className="inline-block">{cell}</span>
        </Fragment>
      ))}
    </span>
  );
}

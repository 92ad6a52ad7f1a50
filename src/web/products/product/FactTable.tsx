import { Fragment, type ReactNode } from 'react';
import { keepTogether } from '../../../records/typography.ts';

/**
 * Returns whether a cell starts with a number. Digits of equal width align in a column, but they distort hyphens in
 * text.
 */
const isFigure = (cell: ReactNode) => typeof cell === 'string' && /^\d[\d,.]*( |$)/.test(cell);

/** Narrow columns of numbers, at equal distances, so that columns of text get the space. */
const FIGURES_CLASS = 'md:text-right xl:w-0 xl:pl-6 print:text-right';

export type FactTableProps = {
  /** The id of the heading that labels the table. */
  labelledBy: string;
  /** Column headers; the first is that of the rows' names. */
  columns: readonly string[];
  /** Null for a cell that does not apply. On a phone it is visually hidden, so that headers still match. */
  rows: readonly { name: string; cells: readonly (ReactNode | null)[] }[];
  /**
   * For tables that compare: on a phone it stays a table, and this number of its last columns is shown in one line
   * under the row's name.
   */
  quietColumns?: number;
  /** On a phone, shows name and value side by side without headers, for rows that need none. */
  isPaired?: boolean;
};

/**
 * A table that a phone shows as a list of labels, one per row, with the headers beside the values, so that nothing
 * scrolls sideways. To assistive technology it remains a table, with visually hidden headers.
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
  // A dash shows that a cell is intentionally empty. Screen readers skip a dash.
  const empty = (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </>
  );
  return (
    // Content that does not fit, such as larger text, scrolls.
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

/** The cells of `quietColumns` on a phone, repeated under the row's name. */
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

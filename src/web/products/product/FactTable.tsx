import { Fragment, type ReactNode } from 'react';
import { keepTogether } from '../../../records/typography.ts';

/**
 * Returns whether a cell starts with a number. Digits of equal width align in a column, but they distort hyphens in
 * text.
 */
const isFigure = (cell: ReactNode) => typeof cell === 'string' && /^\d[\d,.]*( |$)/.test(cell);

const STACKED_COLUMN_CLASS = 'stacked:pr-0 stacked:not-first:pl-2.5 stacked:text-[0.8125rem]';

const COLUMN_CLASS = `${STACKED_COLUMN_CLASS} pr-4 pb-2 text-left align-bottom text-[0.875rem] font-medium text-muted last:pr-0 print:pr-2 print:pb-1 print:text-[0.6875rem]`;
/** Narrow columns of numbers, at equal distances, so that columns of text get the space. */
const FIGURES_CLASS = 'md:text-right xl:w-0 xl:pl-6 print:text-right';

/** The grades' last columns, unit and method. On a phone, they are in one line under the row's name. */
const MERGED_COLUMNS = 2;

const LAYOUTS = {
  /** For tables that compare: on a phone it stays a table. */
  compared: {
    frame: 'overflow-x-auto',
    table: '',
    head: '',
    row: '',
    name: 'stacked:pr-0',
    cell: 'stacked:pr-0 stacked:pl-2.5',
  },
  /** On a phone, the row's name above its values, each under its header. */
  listed: {
    frame: 'md:overflow-x-auto',
    table: 'stacked:block',
    head: 'stacked:sr-only',
    row: 'stacked:grid stacked:grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] stacked:gap-x-4 stacked:gap-y-3 stacked:py-4 stacked:first:border-0 stacked:first:pt-0',
    name: 'stacked:col-span-full stacked:p-0 md:min-w-28',
    cell: 'stacked:flex stacked:flex-col stacked:justify-end stacked:p-0',
  },
  /** Name, value and remark: on a phone, name and value are side by side, without headers. */
  paired: {
    frame: 'md:overflow-x-auto',
    table: 'stacked:block',
    head: 'stacked:sr-only',
    row: 'stacked:flex stacked:flex-wrap stacked:gap-x-4 stacked:gap-y-1 stacked:py-3 stacked:first:border-0 stacked:first:pt-0',
    name: 'stacked:w-auto stacked:flex-[2_1_6.75rem] stacked:p-0 w-1/4',
    cell: 'stacked:p-0 stacked:not-last:flex-[3_1_6.75rem] stacked:last:w-auto stacked:last:basis-full last:w-2/5 last:text-muted',
  },
} as const;

export type FactTableProps = {
  layout: keyof typeof LAYOUTS;
  /** The id of the heading that labels the table. */
  labelledBy: string;
  /** Column headers; the first is that of the rows' names. */
  columns: readonly string[];
  /** Null for a cell that does not apply. In a list on a phone, it is visually hidden, so that headers still match. */
  rows: readonly { name: string; cells: readonly (ReactNode | null)[] }[];
};

/**
 * A table. A phone shows `listed` and `paired` tables as lists, one entry per row, so that they do not scroll sideways.
 * To assistive technology they remain tables, with visually hidden headers.
 */
export function FactTable({ layout, labelledBy, columns, rows }: FactTableProps) {
  const classes = LAYOUTS[layout];
  const isListed = layout === 'listed';
  const isCompared = layout === 'compared';
  const others = columns.slice(1);
  const figures = others.map(
    (_, index) =>
      isListed && rows.every(({ cells }) => isFigure(cells[index]) || cells[index] === null),
  );
  const isMerged = (index: number) => isCompared && index >= others.length - MERGED_COLUMNS;
  // A dash shows that a cell is intentionally empty. Screen readers skip a dash.
  const empty = (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </>
  );
  return (
    // Content that does not fit, such as larger text, scrolls.
    <div className={`relative ${classes.frame}`}>
      <table
        aria-labelledby={labelledBy}
        className={`w-full text-[1rem] leading-snug print:text-[0.75rem] ${classes.table}`}
      >
        <thead className={classes.head}>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`${COLUMN_CLASS} ${isMerged(index - 1) ? 'stacked:sr-only stacked:left-0' : ''} ${figures[index - 1] ? FIGURES_CLASS : ''}`}
              >
                {keepTogether(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.table}>
          {rows.map(({ name, cells }) => (
            <tr key={name} className={`border-t border-line align-top ${classes.row}`}>
              <th
                scope="row"
                className={`py-3 pr-4 text-left font-semibold text-navy print:py-1 print:pr-2 ${classes.name}`}
              >
                {keepTogether(name)}
                {isCompared && <MergedCells cells={cells.slice(-MERGED_COLUMNS)} />}
              </th>
              {cells.map((cell, index) => {
                const isSkipped = isMerged(index) || (!isCompared && cell === null);
                return (
                  <td
                    key={others[index]}
                    className={`py-3 pr-4 last:pr-0 print:py-1 print:pr-2 ${figures[index] ? `tabular-nums ${FIGURES_CLASS}` : ''} ${classes.cell} ${isMerged(index) ? 'md:whitespace-nowrap' : ''} ${isSkipped ? 'stacked:sr-only stacked:left-0' : ''} ${cell === null ? 'text-muted' : ''}`}
                  >
                    {isListed && (
                      <span
                        aria-hidden="true"
                        className="stacked:block hidden text-[0.875rem] text-muted"
                      >
                        {keepTogether(others[index] ?? '')}
                      </span>
                    )}
                    {typeof cell === 'string' ? keepTogether(cell) : (cell ?? empty)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Unit and method of a row, under its name on a phone. */
function MergedCells({ cells }: { cells: readonly (ReactNode | null)[] }) {
  return (
    <span
      aria-hidden="true"
      className="stacked:block hidden text-[0.875rem] font-normal text-muted"
    >
      {cells.filter(Boolean).map((cell, index, shown) => (
        <Fragment key={index}>
          <span className="inline-block">
            {cell}
            {index < shown.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

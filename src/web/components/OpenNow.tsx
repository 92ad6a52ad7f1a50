import * as content from '../../records/content.ts';

/**
 * Whether the office is open now, and when that changes, by India's clock. `open-now.ts` writes the
 * line; without script there is none.
 */
export function OpenNow({ className }: { className: string }) {
  const { openDays, opens, closes } = content.company().officeHours;
  return (
    <p
      data-open-days={openDays.join(' ')}
      data-opens={opens}
      data-closes={closes}
      className={`before:mr-2 before:inline-block before:size-2 before:rounded-full before:bg-amber empty:hidden data-[is-open=true]:before:bg-teal print:hidden ${className}`}
    />
  );
}

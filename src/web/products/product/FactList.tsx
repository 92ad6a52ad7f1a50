import type { ReactNode } from 'react';
import { keepTogether } from '../../../records/typography.ts';
import { CopyButton } from '../../components/CopyButton.tsx';

export type FactItem = {
  term: string;
  value: ReactNode;
  isWide?: boolean;
  /** Whether buyers often copy the value; adds a copy button. */
  isCopied?: boolean;
};

/** The copy button is beside the value, or below it when there is no space. */
export const COPIED_CLASS = 'flex flex-wrap items-baseline gap-x-1.5 gap-y-1';

type FactListProps = { facts: readonly FactItem[]; className: string };

/** Facts as on a label, with each name above its value. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={`grid gap-4 sm:gap-x-6 print:gap-y-1.5 ${className}`}>
      {facts.map(({ term, value, isWide, isCopied }) => (
        <div
          key={term}
          className={
            isWide ? 'col-span-full xl:col-span-3' : isCopied ? 'max-sm:col-span-full' : undefined
          }
        >
          <dt className="text-[0.875rem] leading-normal text-balance text-muted">{term}</dt>
          <dd
            className={`leading-snug text-navy ${isWide ? 'max-w-[65ch] font-medium print:max-w-none' : 'font-semibold'} ${isCopied ? COPIED_CLASS : ''}`}
          >
            {typeof value === 'string' ? keepTogether(value) : value}
            {isCopied && typeof value === 'string' && <CopyButton text={value} what={term} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

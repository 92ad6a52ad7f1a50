import type { ReactNode } from 'react';
import { keepUnits } from '../../../records/numbers.ts';

/** A name and what it stands for. A fact without a value is left out by whoever makes the list. */
export type FactItem = { term: string; value: ReactNode; isWide?: boolean };

export type FactListProps = { facts: readonly FactItem[]; className?: string };

/** Facts as on a label: each name above its value. */
export function FactList({ facts, className = '' }: FactListProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-4 print:gap-y-1.5 ${className}`}>
      {facts.map(({ term, value, isWide }) => (
        <div key={term} className={isWide ? 'col-span-full' : undefined}>
          <dt className="text-[0.875rem] leading-normal text-muted">{term}</dt>
          <dd className="leading-snug font-semibold text-navy">
            {typeof value === 'string' ? keepUnits(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

export type ProductBodyProps = { children: ReactNode };

/** Everything under the head of a product's page. */
export function ProductBody({ children }: ProductBodyProps) {
  return <div className="page-width pb-section print:p-0">{children}</div>;
}

import type { ReactNode } from 'react';

export type ProductSectionProps = {
  /** The anchor; the heading's id is made from it. */
  id: string;
  heading: string;
  /** A quiet line under the heading. */
  note?: string;
  /** False: it leads elsewhere, which paper cannot. */
  isPrinted?: boolean;
  children: ReactNode;
};

/** One section, as on the data sheet: its heading in a narrow column, what it says beside it. */
export function ProductSection({
  id,
  heading,
  note,
  isPrinted = true,
  children,
}: ProductSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`gap-x-8 gap-y-6 border-t-2 border-navy pt-6 pb-14 lg:grid-cols-12 lg:pb-18 print:gap-y-2 print:border-t print:pt-1.5 print:pb-2.5 ${isPrinted ? 'grid' : 'grid print:hidden'}`}
    >
      <div className="lg:col-span-3">
        <h2 id={`${id}-heading`} className="text-heading print:text-[1rem]">
          {heading}
        </h2>
        {note && (
          <p className="mt-2 text-base text-muted print:mt-0 print:text-[0.75rem]">{note}</p>
        )}
      </div>
      <div className="min-w-0 lg:col-span-9">{children}</div>
    </section>
  );
}

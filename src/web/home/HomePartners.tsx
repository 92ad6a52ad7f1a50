import type { ReactNode } from 'react';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import type { HomePage } from '../../records/home-page.ts';

export type HomePartnersProps = {
  texts: HomePage['partners'];
  /** The carousel of their logos. */
  children: ReactNode;
};

/** The companies the company works with. The page leaves it out while the list is empty. */
export function HomePartners({ texts, children }: HomePartnersProps) {
  return (
    <section aria-labelledby="partners" className="border-t border-line bg-white py-16 md:py-20">
      <div className="page-width">
        <SectionHeading id="partners" texts={texts} />
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { ContactPage } from '../../records/contact-page.ts';

export type ContactFormSectionProps = {
  texts: ContactPage['form'];
  /** How to reach the office. */
  details?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** Contact's two columns: how to reach the office, and the form. */
export function ContactFormSection({ texts, details, children }: ContactFormSectionProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-x-8 gap-y-16 py-section lg:grid-cols-12">
      <div className="lg:col-span-4">{details}</div>
      <section aria-labelledby="get-in-touch" id="enquiry" className="lg:col-span-7 lg:col-start-6">
        <h2 id="get-in-touch" className="text-title">
          {texts.heading}
        </h2>
        <p className="mt-3 mb-8 text-[1.125rem] text-muted">{texts.introduction}</p>
        {children}
      </section>
    </div>
  );
}

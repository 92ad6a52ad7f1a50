import * as content from '../../records/content.ts';
import { SectionHeading } from '../components/SectionHeading.tsx';

/** Why Choose Us: six rows across the page, each with a claim and its explanation. */
export function AboutReasons() {
  const texts = content.aboutPage().reasons;
  return (
    <section aria-labelledby="why-choose-us" className="bg-paper-deep py-section">
      <div className="page-width">
        <SectionHeading id="why-choose-us" texts={texts} />
        <ol className="mt-8 border-b border-navy/25 md:mt-12">
          {texts.items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-1.5 border-t border-navy/25 py-5 md:grid-cols-[5fr_7fr] md:py-7"
            >
              <h3 className="text-heading">{item.title}</h3>
              <p className="text-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { SectionHeading } from '../components/SectionHeading.tsx';
import * as content from '../../records/content.ts';

/** The three problems of the trade that the company works on, as a ruled list. */
export function HomeProblems() {
  const texts = content.homePage().problems;
  return (
    <section aria-labelledby="problems" className="py-section">
      <div className="page-width">
        <SectionHeading id="problems" texts={texts} />
        <ol className="mt-12 border-b border-navy/25 md:mt-16">
          {texts.items.map((item, index) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-2 border-t border-navy/25 py-7 md:grid-cols-12 md:py-9"
            >
              <span
                aria-hidden="true"
                className="font-heading text-[1.25rem] leading-tight font-semibold text-teal-deep tabular-nums md:col-span-1 md:text-heading"
              >
                {index + 1}
              </span>
              <h3 className="text-heading md:col-span-4">{item.title}</h3>
              <p className="max-w-[54ch] text-muted md:col-span-7">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

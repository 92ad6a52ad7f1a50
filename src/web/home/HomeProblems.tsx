import * as content from '../../records/content.ts';

const COLUMN_CLASS =
  'lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:border-r lg:py-0 lg:pr-8 lg:last:border-r-0 lg:last:pr-0';

/** The three problems of the chemical trade that the company solves, in numbered columns. */
export function HomeProblems() {
  const { heading, introduction, items } = content.homePage().problems;
  return (
    <section aria-labelledby="problems" className="py-section">
      <div className="page-width">
        <div className="grid items-baseline-last gap-x-8 gap-y-4 md:grid-cols-3">
          <h2 id="problems" className="text-title">
            {heading}
          </h2>
          <p className="max-w-[34rem] text-[1.125rem] text-balance text-muted md:col-span-2 md:text-[1.25rem]">
            {introduction}
          </p>
        </div>
        <ol className="mt-6 grid gap-x-8 border-navy/25 md:mt-12 lg:grid-cols-3 lg:border-t lg:pt-8">
          {items.map((item, index) => (
            <li
              key={item.title}
              className={`${COLUMN_CLASS} grid grid-cols-[2rem_minmax(0,1fr)] border-navy/25 py-4 max-lg:border-t`}
            >
              <span
                aria-hidden="true"
                className="font-heading text-heading font-semibold text-teal-deep tabular-nums lg:text-[2.5rem] lg:leading-none"
              >
                {index + 1}
              </span>
              <h3 className="text-heading lg:mt-6">{item.title}</h3>
              <p className="mt-1 leading-normal text-muted max-lg:col-start-2 lg:mt-3">
                {item.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

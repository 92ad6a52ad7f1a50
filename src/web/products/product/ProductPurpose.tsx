import { keepTogether } from '../../../records/typography.ts';
import type { Product } from '../../../records/products/products.ts';

/** The description of the substance and its uses by industry. */
export function ProductPurpose({ product: { description, uses } }: { product: Product }) {
  return (
    <>
      <p className="max-w-[42rem] text-[1.125rem] md:text-[1.25rem] print:max-w-none print:text-[0.8125rem]">
        {keepTogether(description)}
      </p>
      <dl className="mt-8 grid gap-x-10 gap-y-5 sm:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-y-1.5 print:text-[0.8125rem]">
        {uses.map(({ industry, use }) => (
          <div key={industry} className="border-l-2 border-teal pl-4 leading-snug">
            <dt className="font-semibold text-navy">{industry}</dt>
            <dd className="mt-1 text-muted">{use}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

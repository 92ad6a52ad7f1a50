import { keepTogether } from '../../../records/typography.ts';
import { storageFacts } from '../../../records/facts/product-facts.ts';
import type { Product } from '../../../records/products/products.ts';

/** Storage conditions, temperature limits and shelf life. */
export function ProductStorage({ product }: { product: Product }) {
  const { conditions, temperature, shelfLife } = storageFacts(product);
  return (
    <>
      <ul className="grid gap-x-10 gap-y-3 leading-snug md:grid-cols-2 print:grid-cols-2 print:gap-y-1">
        {conditions.map((condition) => (
          <li key={condition} className="border-l-2 border-teal pl-4">
            {keepTogether(condition)}
          </li>
        ))}
      </ul>
      <dl className="mt-8 grid gap-x-10 gap-y-5 leading-snug md:grid-cols-2 print:mt-2 print:grid-cols-2">
        {temperature && (
          <div>
            <dt className="text-[0.875rem] text-muted">{temperature.term}</dt>
            <dd>
              <strong className="font-semibold text-navy">
                {keepTogether(temperature.range)}.
              </strong>{' '}
              {keepTogether(temperature.reason)}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-[0.875rem] text-muted">{shelfLife.term}</dt>
          <dd>{keepTogether(shelfLife.value)}</dd>
        </div>
      </dl>
    </>
  );
}

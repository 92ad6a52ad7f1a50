import { memo, Suspense } from 'react';
import { ClassDiamonds } from '../../components/ClassDiamonds.tsx';
import { Formula } from '../../components/Formula.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { CatalogueProduct } from '../catalogue-data.ts';
import { EnquireRow } from './EnquireRow.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';

/** Over the picture's lower edge: in its corner on a phone, across its edge in wider windows. */
const DIAMONDS_CLASS =
  'pointer-events-none relative z-1 col-start-1 flex [filter:drop-shadow(0_1px_2px_theme(--color-navy-deep/35%))] max-sm:[grid-row:1/span_2] max-sm:m-1.5 max-sm:self-end';
const WIDE_DIAMONDS_CLASS =
  'sm:row-start-2 sm:mr-3 sm:h-1 sm:items-center sm:self-start sm:justify-self-end';

const HEADING_PLACE_CLASS = 'max-sm:col-start-2 max-sm:row-start-1 sm:col-start-1 sm:row-start-2';
const WIDE_HEADING_CLASS =
  'sm:border-t-4 sm:px-edge sm:pt-7.5 sm:text-lg md:max-xl:text-base xl:text-[1.1875rem]';

/**
 * A product of the catalogue: pictures, class diamonds, name, numbers and links, like the label on a drum. The pictures
 * are on the left on a phone, on top in wider windows. Memoised, so that a key press in the search box renders no card. In
 * a Suspense boundary, so that React hydrates the search box before the cards.
 */
export const ProductCard = memo(function ProductCard({ product }: { product: CatalogueProduct }) {
  const { displayName: name, dangerousGoods, casNumber, formula } = product;
  const facts = [
    { term: 'CAS', value: casNumber },
    { term: 'By sea', value: dangerousGoods?.unNumber ?? 'Not regulated' },
    { term: 'Formula', value: formula && <Formula formula={formula} /> },
  ].filter(({ value }) => value);
  return (
    <Suspense>
      <ProductCarousel
        name={name}
        pictures={product.pictures}
        pageHref={product.pageHref}
        className="col-start-1 max-sm:[grid-row:1/span_2] max-sm:min-h-31 sm:row-start-1 sm:aspect-[4/3]"
      />
      {dangerousGoods && (
        <p className={`${DIAMONDS_CLASS} ${WIDE_DIAMONDS_CLASS}`}>
          <ClassDiamonds
            diamonds={dangerousGoods.diamonds}
            className={
              dangerousGoods.diamonds.length > 2
                ? 'size-[min(2.125rem,9.4vw)] sm:size-11 md:max-xl:size-9.5'
                : 'size-[min(2.125rem,9.4vw)] sm:size-13 sm:not-first:ml-1 md:max-xl:size-11'
            }
          />
        </p>
      )}
      <h3
        className={`${HEADING_PLACE_CLASS} ${WIDE_HEADING_CLASS} border-navy px-[min(0.75rem,3.3vw)] pt-3.5 text-[min(1rem,4.4vw)] leading-tight`}
      >
        <a
          href={product.pageHref}
          className="-my-2 block py-2 pr-[1.1em] decoration-teal decoration-2 underline-offset-[0.25em] hover:underline"
        >
          {product.name}
          {/* Without a width, the icon never wraps alone onto a new line. */}
          <Icon
            name="arrowRight"
            className="-mr-[1.5em] ml-1 inline size-[0.85em] align-[-0.06em] text-teal-deep"
          />
        </a>
      </h3>
      <dl className="card-facts content-start leading-normal max-sm:col-start-2 max-sm:row-start-2 sm:col-start-1 sm:row-start-3">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap text-[0.9375rem] leading-[1.35] font-semibold max-sm:col-span-2 max-sm:row-start-3 sm:col-start-1 sm:row-start-4 sm:flex-col sm:flex-nowrap">
        <a
          href={product.dataSheetHref}
          target="_blank"
          rel="noopener"
          aria-label={`${name}: view details PDF, data sheet, opens in a new tab`}
          className="flex min-h-11.5 grow items-center gap-2 border-t border-line px-[min(0.75rem,3.3vw)] py-2 text-navy focus-inset transition-[background-color,color] duration-200 hover:bg-navy hover:text-white sm:gap-2.5 sm:px-edge"
        >
          <Icon name="document" />
          view details <span className="text-[0.8125rem] font-medium text-current/70">PDF</span>
          <Icon name="external" className="ml-auto size-4 max-sm:hidden" />
        </a>
        <EnquireRow product={product} className="max-sm:border-l" />
      </div>
    </Suspense>
  );
});

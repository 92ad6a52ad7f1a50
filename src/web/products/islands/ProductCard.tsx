import { memo } from 'react';
import { ClassDiamonds } from '../../components/ClassDiamonds.tsx';
import { Formula } from '../../components/Formula.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { CatalogueProduct } from '../catalogue-data.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

export type ProductCardProps = {
  product: CatalogueProduct;
  /** False while the search does not match it: the card stays, with its state, and is hidden. */
  isShown: boolean;
};

/** One product of the catalogue: its pictures, and its label under them. */
export function ProductCard({ product, isShown }: ProductCardProps) {
  return (
    <li
      id={product.slug}
      hidden={!isShown}
      className="card-rows row-span-4 mb-6 grid clipped rounded-xs bg-white shadow-card transition-shadow duration-300 target:outline-3 target:outline-offset-3 target:outline-teal-deep hover:shadow-lifted"
    >
      <CardContent product={product} />
    </li>
  );
}

/**
 * Under the pictures it is laid out like the label on a drum: name, class diamonds, numbers, links.
 * Drawn once: a key press in the search box hides cards, and draws none anew.
 */
const CardContent = memo(function CardContent({ product }: Pick<ProductCardProps, 'product'>) {
  const { displayName: name, dangerousGoods } = product;
  return (
    <>
      <ProductCarousel name={name} pictures={product.pictures} pageHref={product.pageHref} />
      <div className="@container relative border-t-4 border-navy px-edge pt-7.5">
        <h3 className="text-[min(1.125rem,9vw)] leading-tight md:max-xl:text-base xl:text-[1.1875rem]">
          <a
            href={product.pageHref}
            className="-my-2 block py-2 pr-[1.1em] decoration-teal decoration-2 underline-offset-[0.25em] hover:underline"
          >
            {product.name}
            {/* Without a width of its own it never stands alone in a line. */}
            <Icon
              name="arrowRight"
              className="-mr-[1.5em] ml-1 inline size-[0.85em] align-[-0.06em] text-teal-deep"
            />
          </a>
        </h3>
        {dangerousGoods && (
          <p className="absolute top-0 right-3 flex [transform:translateY(calc(-50%-2px))] [filter:drop-shadow(0_1px_2px_theme(--color-navy-deep/35%))] @max-[15rem]:right-2">
            <ClassDiamonds
              diamonds={dangerousGoods.diamonds}
              // More than two would reach the dots at the other end.
              className={
                dangerousGoods.diamonds.length > 2
                  ? 'size-11 @max-[15rem]:size-9'
                  : 'size-13 not-first:ml-1 @max-[15rem]:size-11 @max-[15rem]:not-first:ml-0'
              }
            />
          </p>
        )}
      </div>
      <dl className="content-start space-y-1 px-edge pt-3 pb-4.5 text-[0.9375rem] leading-normal md:max-xl:text-[0.875rem] [&_dd]:font-medium [&_dt]:min-w-[4.9em] [&_dt]:text-muted md:max-xl:[&_dt]:min-w-[4.6em] [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-3 md:max-xl:[&>div]:gap-x-1.5 xl:[&>div]:gap-x-5">
        {product.casNumber && (
          <div>
            <dt>CAS</dt>
            <dd>{product.casNumber}</dd>
          </div>
        )}
        <div>
          <dt>Transport</dt>
          <dd>{dangerousGoods?.unNumber ?? 'Not regulated'}</dd>
        </div>
        {product.formula && (
          <div>
            <dt>Formula</dt>
            <dd>
              <Formula formula={product.formula} />
            </dd>
          </div>
        )}
      </dl>
      {/* Side by side where a card has the width of a phone. */}
      <div className="flex flex-wrap text-[0.9375rem] leading-[1.35] font-semibold sm:flex-col sm:flex-nowrap">
        <a
          href={product.dataSheetHref}
          target="_blank"
          rel="noopener"
          aria-label={`${name}: view details, data sheet (PDF), opens in a new tab`}
          className="flex min-h-11.5 grow items-center gap-2.5 border-t border-line px-edge py-2 text-navy transition-[background-color,color] duration-200 hover:bg-navy hover:text-white focus-visible:shadow-none focus-visible:-outline-offset-3 focus-visible:outline-current"
        >
          <Icon name="document" />
          view details
          <Icon name="external" className="ml-auto size-4 max-sm:hidden" />
        </a>
        <a
          href={product.enquiryHref}
          aria-label={`${name}: Enquire about this product`}
          className="flex min-h-11.5 grow items-center gap-2.5 border-t border-line px-edge py-2 text-teal-deep underline-offset-[0.25em] hover:underline focus-visible:shadow-none focus-visible:-outline-offset-3 focus-visible:outline-current max-sm:border-l"
        >
          <Icon name="mail" />
          <span className="max-xl:hidden">Enquire about this product</span>
          <span className="xl:hidden">Enquire</span>
        </a>
      </div>
    </>
  );
});

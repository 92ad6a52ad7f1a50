import { useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { ProductsPage } from '../../records/products-page.ts';
import { AnotherChemical } from './AnotherChemical.tsx';
import { BrochureDialog, type BrochureDialogProps } from './BrochureDialog.tsx';
import { filterProducts } from './filter-products.ts';
import { findByFacts } from './find-by-facts.ts';
import { ProductCard, type CatalogueProduct } from './ProductCard.tsx';
import { MotionToggle, type MotionToggleProps } from '../ui/MotionToggle.tsx';
import { SearchResult } from './SearchResult.tsx';
import { clearSearchText, useSearchText } from './use-search-text.ts';

export type ProductCatalogueProps = {
  products: readonly CatalogueProduct[];
  brochure: BrochureDialogProps['brochure'];
  /** Where a visitor asks for a product that is not listed. */
  contactHref: string;
  texts: Pick<ProductsPage, 'search' | 'results' | 'brochure' | 'card' | 'enquiry'>;
  /** "opens in a new tab". */
  newTab: string;
  motion: MotionToggleProps['labels'];
};

/** Search box, brochure and cards. Cards that do not match are hidden and keep their state. */
export function ProductCatalogue({
  products,
  brochure,
  contactHref,
  texts,
  newTab,
  motion,
}: ProductCatalogueProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const query = useSearchText(boxRef);
  const shown = new Set(filterProducts(products, query));
  const { search } = texts;

  return (
    <section aria-labelledby="find-products" className="min-h-svh pt-18 pb-section">
      <div className="page-width">
        <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 id="find-products" className="text-title">
              {search.heading}
            </h2>
            <p className="needs-script mt-3 text-[1.125rem] text-muted">{search.introduction}</p>
          </div>
          <search className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
            <p className="hidden rounded-sm border-l-4 border-teal bg-white p-4 text-base noscript:block">
              {search.withoutScript}
            </p>
            <div className="needs-script">
              <label htmlFor="product-search" className="block text-base font-semibold">
                {search.label}
              </label>
              <div className="relative mt-2">
                <Icon
                  name="search"
                  className="pointer-events-none absolute inset-y-0 left-4.5 my-auto size-6 text-teal-deep"
                />
                <input
                  ref={boxRef}
                  id="product-search"
                  type="text"
                  placeholder={search.placeholder}
                  inputMode="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  aria-controls="product-list"
                  className="h-15 w-full rounded-xs border-2 border-navy bg-white pr-4 pl-14 text-[1.25rem] text-ink transition-[border-color] duration-200 placeholder:text-muted hover:border-teal-deep focus-visible:border-navy focus-visible:shadow-none focus-visible:outline-offset-0"
                />
              </div>
            </div>
          </search>
        </div>

        <div className="mt-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-line pt-6">
          <BrochureDialog brochure={brochure} texts={texts.brochure} newTab={newTab} />
          <MotionToggle labels={motion} className="ml-auto" />
          <SearchResult
            query={query}
            count={shown.size}
            total={products.length}
            offers={shown.size === 0 ? findByFacts(products, query) : []}
            texts={texts.results}
            contactHref={contactHref}
            onClear={() => clearSearchText(boxRef.current)}
          />
        </div>
        <div className="mt-8 grid grid-cols-1 gap-x-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {/* The grid lays out the list's items, not the list, which needs its role said for that. */}
          <ul id="product-list" role="list" aria-labelledby="view-products" className="contents">
            {products.map((product) => (
              <ProductCard
                key={product.slug}
                product={product}
                texts={texts.card}
                newTab={newTab}
                isShown={shown.has(product)}
              />
            ))}
          </ul>
          {/* An empty result asks by itself. */}
          {shown.size > 0 && (
            <AnotherChemical
              texts={texts.enquiry}
              contactHref={contactHref}
              cardCount={shown.size}
            />
          )}
        </div>
      </div>
    </section>
  );
}

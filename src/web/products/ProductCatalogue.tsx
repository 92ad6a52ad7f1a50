import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import catalogue from 'virtual:catalogue';
import { Icon } from '../components/Icon.tsx';
import { AnotherChemical } from './AnotherChemical.tsx';
import { createCatalogue } from './catalogue-store.ts';
import { BrochureDialog } from './BrochureDialog.tsx';
import { ProductCard } from './ProductCard.tsx';
import { MotionToggle } from '../components/MotionToggle.tsx';
import { PrintedProducts } from './PrintedProducts.tsx';
import { SearchResult } from './SearchResult.tsx';
import { MoreProducts } from './MoreProducts.tsx';

async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return response.json();
}

/** Brings the box up to the bar where what answers it lies below the window, or under a phone's keys. */
function keepAnswerInSight(box: HTMLInputElement, answer: HTMLElement | null): void {
  const windowHeight = visualViewport?.height ?? innerHeight;
  if (!answer || answer.getBoundingClientRect().bottom <= windowHeight) return;
  (box.labels?.[0] ?? box).scrollIntoView();
}

/** Search box, brochure and cards. Cards that do not match are hidden and keep their state. */
export function ProductCatalogue() {
  const boxRef = useRef<HTMLInputElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createCatalogue(catalogue, fetchJson));
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const { search, results } = catalogue.texts;

  // The box itself holds the text: what was typed before hydration counts at once.
  useEffect(() => {
    const typed = boxRef.current?.value;
    if (typed) store.search(typed);
  }, [store]);

  const clear = () => {
    if (!boxRef.current) return;
    boxRef.current.value = '';
    store.search('');
    boxRef.current.focus();
  };

  return (
    <section aria-labelledby="find-products" className="min-h-svh pt-18 pb-section">
      <div className="page-width">
        <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2
              id="find-products"
              tabIndex={-1}
              className="text-title focus:shadow-none focus:outline-none"
            >
              {search.heading}
            </h2>
            <p
              id="search-introduction"
              className="mt-3 text-[1.125rem] text-muted print:hidden noscript:hidden"
            >
              {search.introduction}
            </p>
          </div>
          <search className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
            <p className="hidden rounded-sm border-l-4 border-teal bg-white p-4 text-base noscript:block">
              {search.withoutScript}
            </p>
            <div className="noscript:hidden">
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
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  aria-controls="product-list"
                  aria-describedby="search-introduction"
                  onFocus={store.prepare}
                  onInput={({ currentTarget }) => {
                    keepAnswerInSight(currentTarget, answerRef.current);
                    store.search(currentTarget.value);
                  }}
                  className="h-15 w-full rounded-xs border-2 border-navy bg-white pr-4 pl-14 text-[1.25rem] text-ink transition-[border-color] duration-200 placeholder:text-muted hover:border-teal-deep focus-visible:border-navy focus-visible:shadow-none focus-visible:outline-offset-0"
                />
              </div>
            </div>
          </search>
        </div>

        <div
          ref={answerRef}
          className="mt-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-line pt-6"
        >
          <BrochureDialog />
          {view.matchCount > 0 && <MotionToggle labels={catalogue.motion} className="ml-auto" />}
          <SearchResult view={view} onClear={clear} />
        </div>
        <div className="card-grid mt-8">
          {/* The grid lays out the list's items, not the list, which needs its role said for that. */}
          <ul
            id="product-list"
            role="list"
            aria-label={results.list}
            className="contents print:hidden"
          >
            {view.cards.map((card) => (
              <ProductCard key={card.product.slug} {...card} />
            ))}
          </ul>
          {/* An empty result asks by itself. */}
          {view.matchCount > 0 && !view.hasMore && <AnotherChemical cardCount={view.shownCount} />}
        </div>
        <PrintedProducts cards={view.cards} />
        {view.hasMore && (
          <MoreProducts
            count={view.shownCount}
            total={view.matchCount}
            href={catalogue.nextPageHref}
            onMore={store.showMore}
          />
        )}
      </div>
    </section>
  );
}

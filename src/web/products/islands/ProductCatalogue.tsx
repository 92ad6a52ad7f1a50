import { startTransition, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { MotionToggle } from '../../components/MotionToggle.tsx';
import { WantedChemical } from './WantedChemical.tsx';
import { BrochureDialog } from './BrochureDialog.tsx';
import type { CatalogueProps } from '../catalogue-data.ts';
import { CHARACTERS_MIN, searchByFacts, searchOthers } from './search-by-facts.ts';
import { beginsWord, searchByName, isBlank } from './search-by-name.ts';
import { PaperCatalogue } from './PaperCatalogue.tsx';
import { ProductCard } from './ProductCard.tsx';
import { SearchResult, SearchStatus } from './SearchResult.tsx';

/** The height of the first result, in pixels, that must be in view. */
const FIRST_RESULT_PX = 140;

/** The border of the search box, also when it is pointed at or focused. */
const BORDER_CLASS =
  'rounded-xs border-2 border-navy transition-[border-color] duration-200 hover:border-teal-deep focus-visible:border-navy focus-visible:shadow-none focus-visible:outline-offset-0';

/** Scrolls the search box up to the bar when the first result is below the window or behind a phone's keyboard. */
function scrollToResult(box: HTMLInputElement, answer: HTMLElement | null): void {
  const windowHeight = visualViewport?.height ?? innerHeight;
  const bottom = (answer?.getBoundingClientRect().bottom ?? 0) + FIRST_RESULT_PX;
  if (bottom <= windowHeight) return;
  (box.labels?.[0] ?? box).scrollIntoView();
}

/** Search box, brochure and cards. Cards whose names do not match are hidden and keep their state. */
export function ProductCatalogue({ products, others, brochure, host, words }: CatalogueProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const matches = searchByName(products, query);
  const hasMatches = matches.length > 0;
  const isClose =
    hasMatches &&
    query.trim().length >= CHARACTERS_MIN &&
    !matches.some(({ names }) => names.some((name) => beginsWord(name, query)));
  const found = {
    matches,
    isClose,
    factMatches: hasMatches ? [] : searchByFacts(products, query),
    otherMatches: hasMatches && !isClose ? [] : searchOthers(others, query),
  };

  // The box is uncontrolled, so text typed before hydration is used too.
  useEffect(() => setQuery(boxRef.current?.value ?? ''), []);

  const clear = () => {
    if (!boxRef.current) return;
    boxRef.current.value = '';
    boxRef.current.focus();
    setQuery('');
  };

  return (
    <section
      aria-labelledby="find-products"
      // Below 375 px the heading has two lines; at the search URL's offset, the bar must cover both.
      className="min-h-svh pt-12 pb-section md:pt-18 [@media(max-width:374px)]:pt-8"
    >
      <div className="page-width">
        <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
          <h2
            id="find-products"
            tabIndex={-1}
            className="text-title focus:shadow-none focus:outline-none lg:col-span-6"
          >
            {words.search.heading}
          </h2>
          <search className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
            <p className="hidden rounded-sm border-l-4 border-teal bg-white p-4 text-base noscript:block">
              The search needs JavaScript. Without it, all products are listed below.
            </p>
            <div className="noscript:hidden">
              <label htmlFor="product-search" className="block text-base font-semibold">
                Name, number, use or packaging
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
                  placeholder="search"
                  inputMode="search"
                  enterKeyHint="search"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  aria-controls="product-list"
                  onInput={({ currentTarget }) => {
                    scrollToResult(currentTarget, answerRef.current);
                    const { value } = currentTarget;
                    // On a slow phone, the letter appears before the result.
                    startTransition(() => setQuery(value));
                  }}
                  className={`h-15 w-full bg-white pr-4 pl-14 text-[1.25rem] text-ink placeholder:text-muted ${BORDER_CLASS}`}
                />
              </div>
            </div>
          </search>
        </div>

        <div className="mt-8 grid items-end gap-x-6 gap-y-4 border-t border-line pt-6 sm:grid-cols-[auto_1fr] md:mt-10">
          {/* On a phone, the result is above the search box, where the keyboard does not cover it. */}
          <div className={isBlank(query) ? '' : 'max-sm:order-last max-sm:mt-6'}>
            <BrochureDialog brochure={brochure} words={words.brochure} />
          </div>
          <div
            ref={answerRef}
            className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 sm:justify-end"
          >
            <SearchStatus query={query} found={found} total={products.length} onClear={clear} />
            {hasMatches && isBlank(query) && <MotionToggle />}
          </div>
          <div className="col-span-full mt-2">
            {(!hasMatches || isClose) && (
              <SearchResult query={query} found={found} noneHint={words.results.noneHint} />
            )}
            {isClose && (
              <p className="mt-8 mb-4 font-semibold">
                Close match: another substance, with “{query.trim()}” in its name
              </p>
            )}
            <div className="card-grid">
              {/* The items of the list are the items of the grid. `display: contents` would remove the list's role. */}
              <ul
                id="product-list"
                role="list"
                aria-label="Products"
                className="contents print:hidden"
              >
                {products.map((product) => (
                  <li
                    key={product.slug}
                    id={product.slug}
                    hidden={!matches.includes(product)}
                    className="card-rows mb-3 grid card sm:row-span-4 sm:mb-6"
                  >
                    <ProductCard product={product} />
                  </li>
                ))}
              </ul>
              {hasMatches && <WantedChemical words={words.enquiry} cardCount={matches.length} />}
            </div>
          </div>
        </div>
        <PaperCatalogue products={matches} host={host} />
      </div>
    </section>
  );
}

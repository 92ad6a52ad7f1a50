import type { CatalogueProduct, catalogueData, FindableProduct } from './catalogue-data.ts';
import { findProducts, isBlank, searchableNames } from './find-by-name.ts';
import { findByFacts } from './find-by-facts.ts';

/** What comes with the page: its first cards, and where the rest lies. */
type CatalogueStart = Pick<
  ReturnType<typeof catalogueData>,
  'products' | 'total' | 'dataHref' | 'factsHref'
>;

/** What of the catalogue is to be seen. */
export type CatalogueView = ReturnType<ReturnType<typeof createCatalogue>['getView']>;

/** So many of what matches are put up at once: two rows and a bit on a desk, what a slow phone bears per key. */
const FOUND_AT_ONCE = 12;

/**
 * The catalogue in the browser: its first page, and what is fetched of the rest
 * once it is searched or reached. `fetchJson` answers with the parsed file or
 * throws; what could not be fetched is tried again with the next key press or step.
 */
export function createCatalogue(
  { products: firstPage, total, dataHref, factsHref }: CatalogueStart,
  fetchJson: (href: string) => Promise<unknown>,
) {
  const listeners = new Set<() => void>();
  // By place, which counts from 0 in the catalogue's order: what is here, and what of it was shown.
  const products = new Map(firstPage.entries());
  const mounted = new Map(products);
  let names = searchableNames(firstPage.map(({ name }) => name));
  let matches = [...Array(total).keys()];
  let reach = firstPage.length;
  let query = '';
  let facts: readonly FindableProduct[] | undefined;
  let areFactsLost = false;
  let view = takeView();

  function matchFacts() {
    if (matches.length > 0) return [];
    if (facts) return findByFacts(facts, query);
    return areFactsLost ? [] : undefined;
  }

  function takeView() {
    const shown = new Set<number>();
    for (const place of matches.slice(0, reach)) {
      const product = products.get(place);
      if (!product) continue;
      shown.add(place);
      mounted.set(place, product);
    }
    return {
      query,
      matchCount: matches.length,
      /** Products that match by something else than their names, where no name does; undefined until that is known. */
      factMatches: matchFacts(),
      /** The cards that were shown so far, in the catalogue's order: those that do not match are hidden and keep their state. */
      cards: [...mounted]
        .sort(([first], [second]) => first - second)
        .map(([place, product]) => ({ product, isShown: shown.has(place) })),
      shownCount: shown.size,
      hasMore: matches.length > shown.size,
    };
  }

  const update = () => {
    view = takeView();
    for (const onChange of listeners) onChange();
  };

  const pending = new Map<string, Promise<void>>();
  /** Fetches a file once; what it holds goes to `take`. */
  const fetchOnce = (href: string, take: (data: unknown) => void): Promise<void> => {
    const fetching =
      pending.get(href) ?? fetchJson(href).then(take, () => void pending.delete(href));
    pending.set(href, fetching);
    return fetching;
  };

  const knowsAllNames = () => names.length >= total;
  const fetchNames = () =>
    fetchOnce(`${dataHref}/names.json`, (data) => {
      names = searchableNames(data as string[]);
    });

  /** Fetches the cards that are to be shown and are not here yet. */
  const fetchCards = async () => {
    const perPage = firstPage.length;
    const pages = new Set(
      matches
        .slice(0, reach)
        .filter((place) => !products.has(place))
        .map((place) => Math.floor(place / perPage)),
    );
    await Promise.all(
      [...pages].map((page) =>
        fetchOnce(`${dataHref}/${page + 1}.json`, (data) => {
          (data as CatalogueProduct[]).forEach((product, index) =>
            products.set(page * perPage + index, product),
          );
        }),
      ),
    );
    if (pages.size > 0) update();
  };

  const fetchFacts = async () => {
    await fetchOnce(factsHref, (data) => {
      facts = data as FindableProduct[];
    });
    areFactsLost = !facts;
    update();
  };

  const show = () => {
    matches = isBlank(query) ? [...Array(total).keys()] : findProducts(names, query);
    update();
    void fetchCards();
    if (matches.length === 0 && !facts) void fetchFacts();
  };

  return {
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getView: () => view,
    /** Fetches the names of all products, before the first key is pressed. */
    prepare: () => {
      if (!knowsAllNames()) void fetchNames();
    },
    search: (typed: string) => {
      query = typed;
      reach = isBlank(query) ? firstPage.length : FOUND_AT_ONCE;
      // What stands there stays until all names are known: "nothing found" would be a guess.
      if (isBlank(query) || knowsAllNames()) return show();
      void fetchNames().then(() => {
        if (query === typed && knowsAllNames()) show();
      });
    },
    /** Shows as many more of what matches as a page has. */
    showMore: () => {
      reach = view.shownCount + (isBlank(query) ? firstPage.length : FOUND_AT_ONCE);
      show();
    },
  };
}

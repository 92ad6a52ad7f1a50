/**
 * `urlType` as the last part of the path or in the query, as in `records/urls/routes.ts`. Without imports, Astro
 * writes this script into the page; as a file, it would delay the first paint.
 */
const SEARCH_URL = /\/search\/?(\?|$)|[?&]urlType=search(&|$)/;
/** The page opens at this scroll position when `urlType` is `search` (docs/specification.md#9-constants). */
const SEARCH_SCROLL_OFFSET_PX = 570;

/**
 * Scrolls Products to its search box when the path or the query has the `urlType` of the search, before any island is
 * hydrated. Does nothing if the URL has a fragment or the visitor has scrolled already.
 */
export function scrollToSearch(): void {
  const { pathname, search, hash } = location;
  if (!SEARCH_URL.test(pathname + search) || scrollY !== 0 || hash !== '') return;
  // Fonts that load later change heights above the box; scroll anchoring would scroll the page too.
  document.documentElement.style.setProperty('overflow-anchor', 'none');
  scrollTo({ top: SEARCH_SCROLL_OFFSET_PX, behavior: 'instant' });
  // Keyboard and screen reader users continue from the search box.
  document.getElementById('find-products')?.focus({ preventScroll: true });
}

/** The scroll position at which the page opens when `urlType` is `search` (website specification, sections 2 and 9). */
const SEARCH_SCROLL_OFFSET_PX = 570;

/**
 * Returns the parameter of the Products route: the second segment of the path, or else the query's value; undefined
 * when absent.
 */
export function findUrlType({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [, , segment] = pathname.split('/');
  return segment || new URLSearchParams(search).get('urlType') || undefined;
}

/**
 * Scrolls Products to its search box when the URL asks for it, before any island is hydrated. Does nothing if the URL
 * has a fragment or the visitor has scrolled already.
 */
export function scrollToSearch(): void {
  const searchUrlType =
    document.querySelector<HTMLElement>('[data-search-url-type]')?.dataset['searchUrlType'];
  const isAtTop = scrollY === 0 && location.hash === '';
  if (isAtTop && findUrlType(location) === searchUrlType) {
    // Fonts that load later change heights above the box; scroll anchoring would scroll the page too.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    scrollTo({ top: SEARCH_SCROLL_OFFSET_PX, behavior: 'instant' });
    // Keyboard and screen reader users continue from the search box.
    document.getElementById('find-products')?.focus({ preventScroll: true });
  }
}

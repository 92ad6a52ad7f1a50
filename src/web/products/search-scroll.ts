/** Where a page opened with `urlType` = `search` starts (website specification, sections 2 and 9). */
const SEARCH_SCROLL_OFFSET_PX = 570;

/** The Products route's one parameter, as its path's second segment or else as its query; nothing when absent. */
export function findUrlType({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [, , segment] = pathname.split('/');
  return segment || new URLSearchParams(search).get('urlType') || undefined;
}

/**
 * Opens Products at its search box when the address asks for it: before any
 * island is alive. A fragment wins, and a visitor who has scrolled already stays
 * where they are.
 */
export function scrollToSearch(): void {
  const searchUrlType =
    document.querySelector<HTMLElement>('[data-search-url-type]')?.dataset['searchUrlType'];
  const isAtTop = scrollY === 0 && location.hash === '';
  if (isAtTop && findUrlType(location) === searchUrlType) {
    // Faces that arrive later change heights above it, and browsers would scroll along.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    scrollTo({ top: SEARCH_SCROLL_OFFSET_PX, behavior: 'instant' });
    // Keyboards and screen readers go on from there.
    document.getElementById('find-products')?.focus({ preventScroll: true });
  }
}

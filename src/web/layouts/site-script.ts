/**
 * The script of every page's layout: makes the bar solid when the page is scrolled, closes the menu and exposes its
 * state, and reports an island's script that fails to load or is slow. The layout also works without it.
 */
import { startEnquiryList } from './enquiry-list.ts';
import { firstPicture } from './first-picture.ts';
import { startMotion } from './motion.ts';

/** The bar is solid from this scroll offset on (docs/specification.md#2-screens-and-routes and #9-constants). */
const SOLID_BAR_SCROLL_PX = 78;

/** The maximum time for loading the islands (docs/specification.md#7-what-pages-load). */
const CHUNK_TIMEOUT_MS = 120_000;

/** An island has the attribute `ssr` until it is hydrated. One with `client:visible` waits for the visitor. */
const LOADING_ISLAND = '[ssr]:not([client=visible])';

startMotion();
startEnquiryList();

const root = document.documentElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function markScrolled(): void {
  root.classList.toggle('scrolled', scrollY >= SOLID_BAR_SCROLL_PX);
}
addEventListener('scroll', markScrolled, { passive: true });
// Reading the offset now would force a layout before the first paint.
requestAnimationFrame(markScrolled);

function setExpanded(isOpen: boolean): void {
  find('[popovertarget]')?.setAttribute('aria-expanded', String(isOpen));
}
// In browsers without popovers (before 2024), a class of `<html>` has the menu's state.
const hasPopovers: boolean = 'popover' in root;
function toggleMenu(isOpen?: boolean): void {
  if (hasPopovers) find('#site-menu')?.togglePopover(isOpen);
  else setExpanded(root.classList.toggle('menu-open', isOpen));
}
const closeMenu = () => toggleMenu(false);

// Set only by script, because only script can update the attribute.
setExpanded(false);
find('#site-menu')?.addEventListener('toggle', (event) => setExpanded(event.newState === 'open'));
addEventListener('click', (event) => {
  const isIn = (selector: string) => (event.target as Element).closest(selector) !== null;
  if (isIn('[popovertarget]')) {
    if (!hasPopovers) toggleMenu();
  } else if (isIn('a') || !isIn('#site-menu')) closeMenu();
});
// The menu covers the page, so it closes when the keyboard focus leaves the header.
addEventListener('focusin', (event) => {
  if (!(event.target as Element).closest('header')) closeMenu();
});
// Otherwise the page would return from the back/forward cache with its menu open.
addEventListener('pagehide', closeMenu);
// From this width on (`--breakpoint-lg`), the menu is part of the bar.
matchMedia('(min-width: 62rem)').onchange = closeMenu;

/** Shows the notice and the page as without script; carousels then show all their pictures. */
function showChunkFailure(): void {
  root.classList.remove('script');
  const notice = find('#chunk-failure');
  if (notice) notice.hidden = false;
}
addEventListener('astro:hydration-error', showChunkFailure);
// Neither browsers nor Astro have a time-out for this.
setTimeout(() => find(LOADING_ISLAND) && showChunkFailure(), CHUNK_TIMEOUT_MS);

/**
 * Lets the other pictures load after the first one (`base.css`), and the text font after the islands (`fonts.css`),
 * because the font and the new layout of all text would delay them.
 */
async function loadDeferred(): Promise<void> {
  await firstPicture();
  root.classList.remove('awaits-picture');
  const options = { once: true, capture: true };
  if (find(LOADING_ISLAND)) {
    await new Promise((resolve) => addEventListener('astro:hydrate', resolve, options));
  }
  await document.fonts.load('1em Inter').catch(() => undefined);
  root.classList.remove('awaits-font');
}
void loadDeferred();

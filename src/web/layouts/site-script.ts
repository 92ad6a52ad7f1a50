/**
 * What script adds to the layout of every page: the bar turns solid when the page is scrolled, the
 * menu closes and says whether it is open, and a failed or slow script is reported. Without script
 * the layout works too.
 */
import { firstPicture } from './first-picture.ts';
import { startMotion } from './motion.ts';

/** The bar turns solid from this scroll offset on (website specification, sections 2 and 9). */
const SOLID_BAR_SCROLL_PX = 78;

/** How long an island may take to load (website specification, section 7). */
const CHUNK_TIMEOUT_MS = 120_000;

startMotion();

const root = document.documentElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function markScrolled(): void {
  root.classList.toggle('scrolled', scrollY >= SOLID_BAR_SCROLL_PX);
}
addEventListener('scroll', markScrolled, { passive: true });
markScrolled();

function setExpanded(isOpen: boolean): void {
  find('[popovertarget]')?.setAttribute('aria-expanded', String(isOpen));
}
// Browsers before 2024 have no popovers: a class of the page then holds the state of the menu.
const hasPopovers: boolean = 'popover' in root;
function toggleMenu(isOpen?: boolean): void {
  if (hasPopovers) find('#site-menu')?.togglePopover(isOpen);
  else setExpanded(root.classList.toggle('menu-open', isOpen));
}
const closeMenu = () => toggleMenu(false);

// Only script can keep the attribute true, so only script sets it.
setExpanded(false);
find('#site-menu')?.addEventListener('toggle', (event) => setExpanded(event.newState === 'open'));
addEventListener('click', (event) => {
  const isIn = (selector: string) => (event.target as Element).closest(selector) !== null;
  if (isIn('[popovertarget]')) {
    if (!hasPopovers) toggleMenu();
  } else if (isIn('a') || !isIn('#site-menu')) closeMenu();
});
// The menu covers the page: it closes when the keyboard focus leaves the header.
addEventListener('focusin', (event) => {
  if (!(event.target as Element).closest('header')) closeMenu();
});
// The back button would show the page with its menu open.
addEventListener('pagehide', closeMenu);
// From this width on (`--breakpoint-lg`) the menu is a part of the bar.
matchMedia('(min-width: 62rem)').addEventListener('change', closeMenu);

function showChunkFailure(): void {
  const notice = find('#chunk-failure');
  if (notice) notice.hidden = false;
}
addEventListener('astro:hydration-error', showChunkFailure);
// Errors of elements do not bubble.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && showChunkFailure(),
  true,
);
// Neither browsers nor Astro limit the time: an island in view must have hydrated by then.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    setTimeout(() => target.closest('[ssr]') && showChunkFailure(), CHUNK_TIMEOUT_MS);
  }
});
for (const content of document.querySelectorAll('[ssr] > *')) observer.observe(content);

// The text font and the other pictures have waited for the first picture (`fonts.css`, `base.css`).
void firstPicture().then(() => root.classList.remove('awaits-picture'));

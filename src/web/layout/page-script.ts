/**
 * The one inline script of every page (at most 1 kB minified; the CSP carries
 * its hash). Everything else of the shell works without script.
 */

/** The bar turns solid from this scroll offset on (website specification, sections 2 and 9). */
const SOLID_BAR_SCROLL_PX = 78;
/** Load time-out of a script chunk (website specification, section 7). */
const CHUNK_TIMEOUT_MS = 120_000;

// Every load starts at the top, a reload too; fragments still land, since nothing here scrolls.
history.scrollRestoration = 'manual';

const markScrolled = () =>
  document.documentElement.classList.toggle('scrolled', scrollY >= SOLID_BAR_SCROLL_PX);
addEventListener('scroll', markScrolled, { passive: true });
markScrolled();

const closeMenu = () =>
  document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover();
addEventListener('click', (event) => {
  if ((event.target as Element).closest('#site-menu a')) closeMenu();
});
// Nor does it stay over the page when the keyboard goes on to what is behind it.
addEventListener('focusin', (event) => (event.target as Element).closest('header') || closeMenu());
// The back button would show the page as it was left, with its menu open.
addEventListener('pagehide', closeMenu);
addEventListener(
  'toggle',
  (event) => {
    const { id } = event.target as Element;
    const button = document.querySelector(`[popovertarget="${id}"]`);
    if (button) button.ariaExpanded = `${event.newState === 'open'}`;
  },
  true,
);

const showChunkFailure = () => document.querySelector('#chunk-failure')?.removeAttribute('hidden');
addEventListener('astro:hydration-error', showChunkFailure);
// Astro has no time-out of its own: an island in view must be alive after CHUNK_TIMEOUT_MS.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    setTimeout(() => target.closest('astro-island[ssr]') && showChunkFailure(), CHUNK_TIMEOUT_MS);
  }
});
addEventListener('DOMContentLoaded', () => {
  // Only now: without script nothing would keep the attribute true to the menu.
  for (const button of document.querySelectorAll('[popovertarget]')) button.ariaExpanded = 'false';
  for (const content of document.querySelectorAll('astro-island[ssr] > *'))
    observer.observe(content);
});

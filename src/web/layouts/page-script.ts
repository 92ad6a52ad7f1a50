/**
 * The one inline script of every page (at most 1.85 kB minified; the CSP carries
 * its hash). Everything else of the shell works without script.
 */

/** The bar turns solid from this scroll offset on (website specification, sections 2 and 9). */
const SOLID_BAR_SCROLL_PX = 78;
/** The longest time that scripts wait for the first view. */
const FIRST_VIEW_MS = 3000;

/** Whether pages are kept for when there is no network (`astro.config.ts`). */
declare const KEEPS_PAGES: boolean;
declare const WORKER: string;
/** `components/chunk-timeout.ts`. */
declare const CHUNK_TIMEOUT_MS: number;
/** TypeScript's list of what windows have lacks trusted types. */
type Policy = { createScriptURL: (address: string) => string };
type TrustingWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy };
};

// Every load starts at the top, a reload too; fragments still land, since nothing here scrolls.
history.scrollRestoration = 'manual';

const root = document.documentElement;
// What only script answers shows itself, and what stands in for it hides.
root.classList.add('script');
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const markScrolled = () => root.classList.toggle('scrolled', scrollY >= SOLID_BAR_SCROLL_PX);
onscroll = markScrolled;
markScrolled();

const sayWhetherOpen = (isOpen: boolean) =>
  find('[popovertarget]')?.setAttribute('aria-expanded', `${isOpen}`);
// In browsers without popovers (before 2024) a class of the page is the menu's state.
const hasPopovers: boolean = 'popover' in root;
const toggleMenu = hasPopovers
  ? (isOpen?: boolean) => find('#site-menu')?.togglePopover(isOpen)
  : (isOpen?: boolean) => sayWhetherOpen(root.classList.toggle('menu-open', isOpen));
const closeMenu = () => toggleMenu(false);
addEventListener('click', (event) => {
  const isIn = (selector: string) => (event.target as Element).closest(selector);
  if (isIn('[popovertarget]')) {
    if (!hasPopovers) toggleMenu();
  } else if (isIn('a') || !isIn('#site-menu')) closeMenu();
});
// Nor does it stay over the page when the keyboard goes on to what is behind it.
addEventListener('focusin', (event) => (event.target as Element).closest('header') || closeMenu());
// The back button would show the page as it was left, with its menu open. Where the bar is expanded
// (`--breakpoint-lg`), the menu is a part of it.
onpagehide = matchMedia('(min-width: 62rem)').onchange = closeMenu;

const showChunkFailure = () => {
  find('#chunk-failure')!.hidden = false;
};
addEventListener('astro:hydration-error', showChunkFailure);
// Neither browsers nor Astro have a time-out: an island in view must be alive after CHUNK_TIMEOUT_MS.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    setTimeout(() => target.closest('[ssr]') && showChunkFailure(), CHUNK_TIMEOUT_MS);
  }
});
// Not `DOMContentLoaded`, which waits for scripts that are to be timed here. It comes twice.
document.onreadystatechange = () => {
  document.onreadystatechange = null;
  // Only now: without script nothing would keep the attribute true to the menu.
  sayWhetherOpen(false);
  find('#site-menu')!.ontoggle = (event) => sayWhetherOpen(event.newState === 'open');
  for (const content of document.querySelectorAll('[ssr] > *')) observer.observe(content);
};

// The text's own face and all other pictures come after the first picture (`scripts/build/lighten-pages.ts`);
// the face is there at once for who was on another page.
const textFace = document.querySelector<HTMLStyleElement>('style[media]');
const showTextFace = () => {
  if (textFace) textFace.media = '';
};
if (textFace) root.classList.add('awaits-picture');
if (document.referrer.startsWith(location.origin)) showTextFace();
const endFirstView = () => {
  showTextFace();
  root.classList.remove('awaits-picture');
};
const onNextFrame = requestAnimationFrame;
/** What has loaded is painted in the next frame; a page that is prepared or in the background has none. */
const afterPaint = (next: () => void) =>
  document.hidden ? next() : onNextFrame(() => onNextFrame(next));
document.addEventListener(
  'load',
  ({ target }) => {
    // The face would be laid out before the picture.
    if ((target as Element).matches('[fetchpriority=high]')) afterPaint(endFirstView);
  },
  true,
);

/** What the build marks as not needed for the first view (`scripts/build/lighten-pages.ts`). */
const loadTheRest = () => {
  endFirstView();
  for (const script of document.querySelectorAll<HTMLScriptElement>('[type=later]')) {
    import(script.src).catch(showChunkFailure);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) {
    link.rel = 'stylesheet';
    // Behind all others, over which the styles of paper win.
    document.body.append(link);
  }
};
// A picture that hangs shall not keep the page from answering.
setTimeout(loadTheRest, FIRST_VIEW_MS);
onload = () =>
  afterPaint(() =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      loadTheRest();
      if (!KEEPS_PAGES) return;
      // Text cannot name a script here: the policy of pages asks for a trusted address.
      const policy = (window as TrustingWindow).trustedTypes?.createPolicy('w', {
        createScriptURL: () => WORKER,
      });
      // It does without where the browser cannot or may not.
      navigator.serviceWorker?.register(policy?.createScriptURL('') ?? WORKER).catch(() => {});
    }),
  );

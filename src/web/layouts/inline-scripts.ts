/**
 * The inline scripts of every page, as text. `astro.config.ts` adds their hashes to the content security policy,
 * because Astro hashes only scripts that it bundles.
 */
import { ROUTES } from '../../records/addresses/routes.ts';

/**
 * Runs before the first paint. After a reload, pages start at the top. The class `script` of `<html>` shows controls
 * that need script. The classes `awaits-picture` and `awaits-font` delay later pictures and the text font
 * (`site-script.ts`), except for a visitor who comes from another page of the site and has the font already.
 */
export const HEAD_SCRIPT =
  "history.scrollRestoration='manual';" +
  "document.documentElement.classList.add('script');" +
  "document.referrer.startsWith(location.origin)||document.documentElement.classList.add('awaits-picture','awaits-font')";

/** Links to a new tab, to an anchor of the current page, to a file, and to Contact, which must be current. */
const OTHER_LINKS = `a:is([target], [href^="#"], [href*="."], [href^="${ROUTES.contact}"])`;

/**
 * The speculation rules: the browser prerenders a page when the visitor points at a link to it or presses it
 * ("moderate"). They are inlined, because a file of their own would delay the first picture. Chrome 109 to 120 logs that
 * it does not know `eagerness`, and ignores the rules.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: OTHER_LINKS } }] },
      eagerness: 'moderate',
    },
  ],
});

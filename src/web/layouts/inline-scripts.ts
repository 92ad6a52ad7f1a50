/**
 * The inline scripts of every page, as text. `astro.config.ts` adds their hashes to the content security policy,
 * because Astro hashes only scripts that it bundles.
 */
import { speculationRules } from './speculation-rules.ts';

/**
 * Runs before the first paint. After a reload, pages start at the top. The class `script` of `<html>` shows controls
 * that need script. The class `awaits-picture` delays the text font and later pictures (`first-picture.ts`), except for
 * a visitor who comes from another page of the site and has the font already.
 */
export const HEAD_SCRIPT =
  "history.scrollRestoration='manual';" +
  "document.documentElement.classList.add('script');" +
  "document.referrer.startsWith(location.origin)||document.documentElement.classList.add('awaits-picture')";

/** The speculation rules as JSON, which tell browsers the pages to load in advance. */
export const SPECULATION_RULES = JSON.stringify(speculationRules());

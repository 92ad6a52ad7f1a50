/**
 * The inline scripts of every page, as text: `astro.config.ts` puts their hashes into the content
 * security policy, since Astro hashes only the scripts that it bundles.
 */
import { speculationRules } from './speculation-rules.ts';

/**
 * Runs before the page is painted. Reloads start at the top; `script` on `<html>` shows the controls
 * that need script; `awaits-picture` holds back the text font and later pictures (`first-picture.ts`),
 * except for a visitor who comes from another page of the site and has the font already.
 */
export const HEAD_SCRIPT =
  "history.scrollRestoration='manual';" +
  "document.documentElement.classList.add('script');" +
  "document.referrer.startsWith(location.origin)||document.documentElement.classList.add('awaits-picture')";

/** Which pages browsers may load ahead, as JSON. */
export const SPECULATION_RULES = JSON.stringify(speculationRules());

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { PRODUCT_SEARCH_PATH } from '../../src/records/urls/routes.ts';
import { PRODUCT_PAGES, SITE_PAGES, UNKNOWN_PATH } from './site-pages.ts';

export const CLIENT = 'dist/client';

export const BUILT_PATHS = [
  ...[...SITE_PAGES, ...PRODUCT_PAGES].map(({ path }) => path),
  PRODUCT_SEARCH_PATH,
];

/** Returns the file with which the server answers a path; undefined when there is none. */
export function findBuiltFile(pathname: string): string | undefined {
  const name = pathname === '/' ? '/index' : pathname === UNKNOWN_PATH ? '/404' : pathname;
  return [name, `${name}.html`]
    .map((file) => path.join(CLIENT, decodeURIComponent(file)))
    .find((file) => path.extname(file) !== '' && existsSync(file));
}

export function readBuiltHtml(pathname: string): string {
  const file = findBuiltFile(pathname);
  if (file === undefined) throw new Error(`The build has no page for ${pathname}.`);
  return readFileSync(file, 'utf8');
}

/** Returns the styles of a built page, without those for print: inline ones and those of linked stylesheets. */
export function readBuiltStyles(pathname: string): { inPage: string; linked: string } {
  const html = readBuiltHtml(pathname);
  const inPage = html.match(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g) ?? [];
  const linked = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g),
    ([, file = '']) => readFileSync(path.join(CLIENT, file), 'utf8'),
  );
  return { inPage: inPage.join(''), linked: linked.join('') };
}

export function readInlineScripts(pathname: string): string[] {
  const scripts = readBuiltHtml(pathname).matchAll(/<script>([^]*?)<\/script>/g);
  return Array.from(scripts, ([, script = '']) => script);
}

export function readBuiltPage(pathname: string): Document {
  return parseHTML(readBuiltHtml(pathname)).document;
}

/** Returns an element's text with each run of white space replaced by one space. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the texts of all elements that match a selector. */
export function textsOf(root: Document | Element | null, selector: string): string[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map(textOf);
}

/** Returns an attribute of all elements that match a selector. */
export function attributesOf(
  root: Document | Element | null,
  selector: string,
  name: string,
): (string | null)[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map((found) => found.getAttribute(name));
}

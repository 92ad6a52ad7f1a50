import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { PRODUCT_SEARCH_PATH } from '../../src/records/addresses/routes.ts';
import { PRODUCT_PAGES, SITE_PAGES, UNKNOWN_PATH } from './site-pages.ts';

/** The built site's files. */
export const CLIENT = 'dist/client';

/** Every page that the build makes, by the path that leads to it. */
export const BUILT_PATHS = [
  ...[...SITE_PAGES, ...PRODUCT_PAGES].map(({ path }) => path),
  PRODUCT_SEARCH_PATH,
];

/** The file that a path of the site is answered with; undefined when there is none. */
export function findBuiltFile(pathname: string): string | undefined {
  const name = pathname === '/' ? '/index' : pathname === UNKNOWN_PATH ? '/404' : pathname;
  return [name, `${name}.html`]
    .map((file) => path.join(CLIENT, decodeURIComponent(file)))
    .find((file) => path.extname(file) !== '' && existsSync(file));
}

/** The text of a built page. */
export function readBuiltHtml(pathname: string): string {
  const file = findBuiltFile(pathname);
  if (file === undefined) throw new Error(`The build has no page for ${pathname}.`);
  return readFileSync(file, 'utf8');
}

/** The styles of a built page, but for those of paper: what stands in it, and the sheet that some link. */
export function readBuiltStyles(pathname: string): { inPage: string; linked: string } {
  const html = readBuiltHtml(pathname);
  const inPage = html.match(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g) ?? [];
  const linked = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g),
    ([, file = '']) => readFileSync(path.join(CLIENT, file), 'utf8'),
  );
  return { inPage: inPage.join(''), linked: linked.join('') };
}

/** A built page, to be asked by selectors. */
export function readBuiltPage(pathname: string): Document {
  return parseHTML(readBuiltHtml(pathname)).document;
}

/** An element's text as it is read: each run of white space is one blank. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The texts of all elements that a selector finds. */
export function textsOf(root: Document | Element | null, selector: string): string[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map(textOf);
}

/** An attribute of all elements that a selector finds. */
export function attributesOf(
  root: Document | Element | null,
  selector: string,
  name: string,
): (string | null)[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map((found) => found.getAttribute(name));
}

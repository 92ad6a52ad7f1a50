import { writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Container } from 'postcss';
import { versionOf } from '../../src/records/addresses/version-of.ts';
import { FIRST_VIEW_END } from '../../src/web/layouts/first-view-end.ts';
import { readPages } from '../read-folder.ts';
import { classesOfMarkup, classesOfStyles } from './shorten-class-names.ts';

const STYLE = /(?<=<style>)[^]*?(?=<\/style>)/;
/** Not to be said twice: the first view needs all faces of a page. */
const FACES = /@font-face\{[^}]*\}/g;

/** What a visitor or a script does to an element, and what only some of its kind have: it begins without. */
const LATER =
  /:(hover|focus|target|popover-open|-|:(placeholder|selection|backdrop))|\[(inert|aria-checked|aria-disabled)/;

/** What stands in a markup: the names of its elements, and their classes. */
type Standing = { elements: ReadonlySet<string>; classes: ReadonlySet<string> };

/** Whether a selector may mean an element at first: it begins with one that stands there, and names no class or one of them. */
function mayMean(selector: string, { elements, classes }: Standing): boolean {
  const [element] = /^[a-z]\w*/.exec(selector) ?? [];
  const named = classesOfStyles(selector);
  return (
    !LATER.test(selector) &&
    (element === undefined || elements.has(element)) &&
    (named.length === 0 || named.some((name) => classes.has(name)))
  );
}

/** Leaves the rules that may mean what stands there, on a screen. Too many never harm. */
function keepRulesOf(standing: Standing, container: Container): void {
  container.each((node) => {
    if (node.type === 'rule') {
      node.selectors = node.selectors.filter((selector) => mayMean(selector, standing));
      if (node.selector === '') node.remove();
    } else if (node.type === 'atrule' && node.nodes) {
      keepRulesOf(standing, node);
      if (node.nodes.length === 0 || node.params === 'print') node.remove();
    }
  });
}

/**
 * A page whose first view ends somewhere: with the rules of that view alone in it, and a link in that
 * place to the sheet of all its rules in their order. The script lets no browser show what follows
 * before the sheet has come, as Firefox would.
 */
export function splitStyles(html: string): { page: string; address: string; sheet: string } {
  const styles = STYLE.exec(html)?.[0] ?? '';
  const sheet = styles.replace(FACES, '');
  const address = `/static/styles.${versionOf(sheet)}.css`;
  const [firstView = ''] = html.split(FIRST_VIEW_END, 1);
  const rules = postcss.parse(styles);
  const elements = new Set(Array.from(firstView.matchAll(/<(\w+)/g), ([, name = '']) => name));
  keepRulesOf({ elements, classes: classesOfMarkup(firstView) }, rules);
  const page = html
    .replace(STYLE, () => rules.toString())
    .replace(FIRST_VIEW_END, `<link rel="stylesheet" href="${address}"><script> </script>`);
  return { page, address, sheet };
}

/**
 * Lets the pages of a built site (its `client` folder) that say where their first view ends begin
 * with the styles of that view alone: so they fit the first flight of packets (decision 36).
 */
export function splitStylesOfPages(folder: string): void {
  for (const [file, html] of readPages(folder)) {
    if (!html.includes(FIRST_VIEW_END)) continue;
    const { page, address, sheet } = splitStyles(html);
    writeFileSync(path.join(folder, file), page);
    writeFileSync(path.join(folder, address), sheet);
  }
}

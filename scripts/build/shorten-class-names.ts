import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import jsTokens from 'js-tokens';
import { readPages, readTexts } from '../read-folder.ts';

/** Classes that are written by hand, and those of pictures' colours, keep their names. */
const WRITTEN_STYLES = ['src/web/**/*.css', '.cache/*.css'];
const SCRIPT_FOLDER = 'static/js';
/** One plain word is short as it is, and might be any word of a script. */
const COMPOUND = /[^a-z]/;
const STYLE = /(<style[^>]*>)([^]*?)(<\/style>)/g;
/** A class in a stylesheet, with its escapes, or a comment, a text or an address, which may have full stops. */
const CLASS_SELECTOR =
  /\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi;
/** Words that a style sets something to. */
const VALUES = /(?<=:)[a-z-]+(?=[;}])/g;
const CLASS_ATTRIBUTE = /(\sclass=")([^"]*)(")/g;
const ISLAND_PROPS = /\sprops="([^"]*)"/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};
const TEXTS = new Set([
  'StringLiteral',
  'NoSubstitutionTemplate',
  'TemplateHead',
  'TemplateMiddle',
  'TemplateTail',
]);
/** A word of a text in a script, after what parts it from the one before. */
const WORD = /(\s*)([^\s"'`]+(?:["'][^\s"'`]+)*)/g;
const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS = `${FIRST_LETTERS}0123456789`;

/** Of each class by its name as Tailwind has it. */
type ShortNames = ReadonlyMap<string, string>;

const decode = (name: string) => name.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
const unescape = (name: string) => name.replace(/\\(.)/g, '$1');
/** The classes that styles, or a selector, name. */
export const classesOfStyles = (css: string) =>
  [...css.matchAll(CLASS_SELECTOR)].flatMap(([, name]) => (name ? unescape(name) : []));
const stylesOf = (html: string) => [...html.matchAll(STYLE)].map(([, , css = '']) => css);
const classAttributesOf = (html: string) =>
  Array.from(html.replace(STYLE, '').matchAll(CLASS_ATTRIBUTE), ([, , names = '']) => names);
const classesIn = (attribute: string) => attribute.split(/\s+/).map(decode);
/** The classes of a page's elements. */
export const classesOfMarkup = (html: string) =>
  new Set([...new Set(classAttributesOf(html))].flatMap(classesIn));
/** The words of each text in a script. */
const wordListsOf = (code: string) =>
  [...jsTokens(code)].flatMap(({ type, value }) =>
    TEXTS.has(type) ? [Array.from(value.matchAll(WORD), ([, , word = '']) => word)] : [],
  );

/** a, b, ... z, aa, ...: the number-th of all short names. */
function shortName(number: number): string {
  if (number < FIRST_LETTERS.length) return FIRST_LETTERS.charAt(number);
  const rest = number - FIRST_LETTERS.length;
  return shortName(Math.floor(rest / LETTERS.length)) + LETTERS.charAt(rest % LETTERS.length);
}

/** For each class the places where it stands, in lists of classes: those with the same are always together. */
function findPlaces(lists: readonly (readonly string[])[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const [place, list] of lists.entries()) {
    for (const name of new Set(list)) places.set(name, `${places.get(name) ?? ''} ${place}`);
  }
  return places;
}

/**
 * The shortest for the most frequent; none that stands for something else already. Classes that stand
 * together wherever they stand share one: `flex-col` with `gap-4`, if no element has one without the other.
 */
function nameShort(
  pages: readonly string[],
  scripts: readonly string[],
  written: ReadonlySet<string>,
): ShortNames {
  const styles = pages.flatMap(stylesOf);
  const styled = new Set(styles.flatMap(classesOfStyles));
  // `inline-block` is a word of scripts too: React's has it.
  const values = new Set(styles.flatMap((css) => css.match(VALUES) ?? []));
  const counts = new Map<string, number>();
  // Most stand in many places: of thousands of pages a few thousand are left.
  const attributes = new Map<string, number>();
  for (const html of pages) {
    for (const attribute of classAttributesOf(html)) {
      attributes.set(attribute, (attributes.get(attribute) ?? 0) + 1);
    }
  }
  for (const [attribute, count] of attributes) {
    for (const name of classesIn(attribute)) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const long = [...styled]
    .filter((name) => COMPOUND.test(name) && !written.has(name) && !values.has(name))
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  const lists = [...[...attributes.keys()].map(classesIn), ...scripts.flatMap(wordListsOf)];
  const places = findPlaces(lists);
  const names = new Map<string, string>();
  let number = -1;
  for (const together of Map.groupBy(long, (name) => places.get(name) ?? name).values()) {
    do number += 1;
    while (styled.has(shortName(number)) || written.has(shortName(number)));
    for (const name of together) names.set(name, shortName(number));
  }
  return names;
}

/** A page with short names in its styles and its markup. */
export function shortenInPage(html: string, names: ShortNames): string {
  for (const [, props = ''] of html.matchAll(ISLAND_PROPS)) {
    const passed = decode(props)
      .split(/[\s"]+/)
      .find((word) => names.has(word));
    if (passed !== undefined)
      throw new Error(
        `An island is given the class "${passed}" as a prop, where the build does not look for class names. Write it in a component of src/web/ instead.`,
      );
  }
  return html
    .replace(STYLE, (_style, start: string, css: string, end: string) => {
      const shortened = css.replace(CLASS_SELECTOR, (found, name: string = '') => {
        const short = names.get(unescape(name));
        return short === undefined ? found : `.${short}`;
      });
      return start + shortened + end;
    })
    .replace(CLASS_ATTRIBUTE, (_attribute, start: string, classes: string, end: string) => {
      const shortened = classes.split(/\s+/).map((name) => names.get(decode(name)) ?? name);
      return start + [...new Set(shortened)].filter(Boolean).join(' ') + end;
    });
}

/** A script with short names in its texts. */
export function shortenInScript(code: string, names: ShortNames): string {
  let shortened = '';
  for (const { type, value } of jsTokens(code)) {
    const used = new Set<string>();
    shortened += TEXTS.has(type)
      ? value.replace(WORD, (found, space: string, word: string) => {
          const short = names.get(word);
          if (short === undefined) return found;
          if (used.has(short)) return '';
          used.add(short);
          return space + short;
        })
      : value;
  }
  return shortened;
}

/**
 * What scripts are called from now on, by what they were called: those that have changed and those
 * that load one of them. Their old names were made of their old texts, and browsers keep a file for
 * good under its name.
 */
function renameScripts(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  names: ShortNames,
): Map<string, string> {
  const mark = JSON.stringify([...names]);
  const changed = new Set([...after.keys()].filter((file) => after.get(file) !== before.get(file)));
  // What is added while this runs is come to as well.
  for (const file of changed) {
    for (const [other, text] of after) if (text.includes(file)) changed.add(other);
  }
  return new Map(
    [...changed].map((file) => {
      const [name = '', hash = ''] = file.split('.');
      const newHash = createHash('sha256').update(hash).update(mark).digest('hex').slice(0, 8);
      return [file, `${name}.${newHash}.js`];
    }),
  );
}

/**
 * Gives the classes of a built site's pages and scripts (its `client` folder) names of one to three
 * letters. Tailwind's are long: they are a tenth of what a phone waits for before it shows a page.
 */
export function shortenClassNames(folder: string): void {
  const written = new Set(
    globSync(WRITTEN_STYLES).flatMap((file) =>
      classesOfStyles(readFileSync(file, 'utf8').replace(/@utility /g, '.')),
    ),
  );
  const pages = readPages(folder);
  const scripts = readTexts(path.join(folder, SCRIPT_FOLDER), '*.js');
  const names = nameShort([...pages.values()], [...scripts.values()], written);
  const shortened = new Map(
    [...scripts].map(([file, code]) => [file, shortenInScript(code, names)]),
  );
  const renamed = renameScripts(scripts, shortened, names);
  const nameAnew = (text: string) =>
    [...renamed].reduce((result, [from, to]) => result.replaceAll(from, to), text);
  for (const [file, html] of pages) {
    writeFileSync(path.join(folder, file), nameAnew(shortenInPage(html, names)));
  }
  for (const [file, newFile] of renamed) {
    const from = path.join(folder, SCRIPT_FOLDER, file);
    writeFileSync(from, nameAnew(shortened.get(file) ?? ''));
    renameSync(from, path.join(folder, SCRIPT_FOLDER, newFile));
  }
}

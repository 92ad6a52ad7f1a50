import { SEVERAL_PICTURES } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { globSync, readFileSync } from 'node:fs';
import { readBuiltHtml, readBuiltStyles } from '../support/built-site.ts';
import { SITE_PAGES, type SitePage } from '../support/site-pages.ts';

/** The screens of the site, and the page of a product. */
type StyledPage = { name: SitePage['name'] | 'product'; path: string };
const PAGES: readonly StyledPage[] = [
  ...SITE_PAGES,
  { name: 'product', path: `/products/${SEVERAL_PICTURES.slug}` },
];

/** Classes that mark an element for the rules of others, and have none of their own. */
const MARKER = /^group(\/.+)?$/;

function readPage({ path }: StyledPage): { styles: string; markup: string } {
  const markup = readBuiltHtml(path).replace(/<style[^>]*>[^]*?<\/style>/g, '');
  const { inPage, linked } = readBuiltStyles(path);
  return { styles: inPage + linked, markup };
}

/** The classes that a stylesheet has rules for; with `@utility`, those that it defines for markup. */
function classesOfStyles(css: string): Set<string> {
  const selectors = css.replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
  const names = [...selectors.matchAll(/(?:\.|@utility )(?!\d)((?:\\.|[\w-])+)/g)];
  return new Set(names.map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

function classesOfMarkup(html: string): Set<string> {
  const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => value);
  return new Set(
    values
      .map((value) =>
        value.replace(/&([a-z]+|#x27);/g, (entity, name: string) => entities[name] ?? entity),
      )
      .flatMap((value) => value.split(/\s+/).filter(Boolean)),
  );
}

/** The first tag that carries the class. */
function elementWith(name: string, html: string): string {
  const tags = html.match(/<[^>]+\sclass="[^"]*"[^>]*>/g) ?? [];
  return tags.find((tag) => classesOfMarkup(tag).has(name)) ?? '';
}

for (const page of PAGES) {
  // A block of `components/` that a page shows without naming it in its stylesheet's sources stands there bare.
  test(`${page.name} has a rule for every class of its markup`, () => {
    const { styles, markup } = readPage(page);
    const ruled = classesOfStyles(styles);
    const classes = [...classesOfMarkup(markup)];
    expect(classes.length).toBeGreaterThan(100);
    const bare = classes.filter((name) => !ruled.has(name) && !MARKER.test(name));
    expect(
      bare.map((name) => `${name} of ${elementWith(name, markup)}`),
      'a component of src/web/components is named in an @source of the stylesheet of each page that shows it',
    ).toEqual([]);
  });
}

test('every class that is written by hand is used by a page or its scripts', () => {
  const written = globSync('src/web/**/*.css').flatMap((file) => [
    ...classesOfStyles(readFileSync(file, 'utf8')),
  ]);
  expect(written).toContain('site-bar');
  expect(written).toContain('page-width');
  const markups = PAGES.map((page) => readPage(page).markup);
  const inMarkup = new Set(markups.flatMap((markup) => [...classesOfMarkup(markup)]));
  const scripts = [
    ...markups.flatMap((markup) => markup.match(/<script[^>]*>[^]*?<\/script>/g) ?? []),
    ...globSync('dist/client/static/*.js').map((file) => readFileSync(file, 'utf8')),
  ].join('\n');
  const inScripts = new Set(scripts.match(/[\w-]+/g));
  expect(written.filter((name) => !inMarkup.has(name) && !inScripts.has(name))).toEqual([]);
});

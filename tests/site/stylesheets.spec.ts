import { SEVERAL_PICTURES } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { readBuiltHtml, readBuiltStyles } from '../support/built-site.ts';
import { SITE_PAGES, type SitePage } from '../support/site-pages.ts';

type StyledPage = { name: SitePage['name'] | 'product'; path: string };
const PAGES: readonly StyledPage[] = [
  ...SITE_PAGES,
  { name: 'product', path: `/products/${SEVERAL_PICTURES.slug}` },
];

/** Classes without rules of their own, which the rules of other elements refer to. */
const MARKER = /^group(\/.+)?$/;

function readPage({ path }: StyledPage): { styles: string; markup: string } {
  const markup = readBuiltHtml(path).replace(/<style[^>]*>[^]*?<\/style>/g, '');
  const { inPage, linked } = readBuiltStyles(path);
  return { styles: inPage + linked, markup };
}

/** Returns the classes for which a stylesheet has rules. */
function classesOfStyles(css: string): Set<string> {
  const selectors = css.replace(/\/\*[^]*?\*\/|(?<!\\)(["'])[^]*?\1/g, '');
  const names = [...selectors.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)];
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

/** Returns the first tag with a class. */
function elementWith(name: string, html: string): string {
  const tags = html.match(/<[^>]+\sclass="[^"]*"[^>]*>/g) ?? [];
  return tags.find((tag) => classesOfMarkup(tag).has(name)) ?? '';
}

for (const page of PAGES) {
  // A component has no styles on a page whose stylesheet does not name it as a source.
  test(`${page.name} has a rule for every class of its markup`, () => {
    const { styles, markup } = readPage(page);
    const styled = classesOfStyles(styles);
    const classes = [...classesOfMarkup(markup)];
    expect(classes.length).toBeGreaterThan(100);
    const unstyled = classes.filter((name) => !styled.has(name) && !MARKER.test(name));
    expect(
      unstyled.map((name) => `${name} of ${elementWith(name, markup)}`),
      'name the component in an @source of the stylesheet of each page that shows it',
    ).toEqual([]);
  });
}

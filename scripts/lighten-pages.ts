import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
/** Astro's: how it brings islands to life, and when. The page's own script does not begin so. */
const ISLAND_RUNTIME = /<script>(\(\(\)=>\{[^]*?)<\/script>/g;

const firstThenNone = (first: string) => {
  let next = first;
  return () => {
    const text = next;
    next = '';
    return text;
  };
};

/** One style element in place of those of the fonts and of the page: each costs a hash before the page. */
function joinStyles(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  return html.replace(STYLE, firstThenNone(`<style>${styles.join('')}</style>`));
}

/**
 * Browsers fetch any other module beside the fonts and the first picture, and one that is only
 * `async` before the first paint. They stand behind all that they work on, so they find it.
 */
function deferScripts(html: string): string {
  return html.replaceAll(
    '<script type="module" src=',
    '<script type="module" async fetchpriority="low" src=',
  );
}

/**
 * Makes the pages of a built site (its `client` folder) arrive sooner: what Astro writes into every
 * page with islands to bring them to life becomes one script file, a tenth of such a page; script
 * files come after what is seen first; a page has one style element.
 */
export function lightenPages(folder: string): void {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder })
      .map((page) => path.join(folder, page))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const runtimes = [...pages.values()].flatMap((html) =>
    [...html.matchAll(ISLAND_RUNTIME)].map(([, script = '']) => script),
  );
  const runtime = [...new Set(runtimes)].toSorted().join(';');
  const hash = createHash('sha256').update(runtime).digest('hex').slice(0, 8);
  const address = `/static/js/islands.${hash}.js`;
  writeFileSync(path.join(folder, address), runtime);
  for (const [file, html] of pages) {
    const tag = firstThenNone(`<script type="module" src="${address}"></script>`);
    writeFileSync(file, deferScripts(joinStyles(html.replace(ISLAND_RUNTIME, tag))));
  }
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionOf } from '../../src/records/addresses/version-of.ts';
import { readPages } from '../read-folder.ts';

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

/** What systems have in place of Arial where they have none: Linux, and Android, whose face has the same measures but for a hundredth. */
const LIKE_ARIAL = 'local("Arial"),local("Liberation Sans"),local("Roboto")';
/** A bare Linux has this one alone; English text in Arial is as wide as 0.874 of it. */
const WIDER = { face: 'local("DejaVu Sans")', scale: 0.874 };

/** The faces that stand in for a page's own, stretched to its measures: of two of one name, browsers take the last that they have. */
function withSystemFaces(css: string): string {
  const scaled = (figure: string, factor: number) => `${(Number(figure) * factor).toFixed(2)}%`;
  return css.replace(/@font-face\{[^}]*local\("Arial"\)[^}]*\}/g, (rule) => {
    const wider = rule
      .replace('local("Arial")', WIDER.face)
      .replace(/(?<=size-adjust:)([\d.]+)%/, (_all, figure: string) => scaled(figure, WIDER.scale))
      .replace(/(?<=cent-override:)([\d.]+)%/g, (_all, figure: string) =>
        scaled(figure, 1 / WIDER.scale),
      );
    return wider + rule.replace('local("Arial")', LIKE_ARIAL);
  });
}

/** Astro tells families apart by 16 digits, and measures to a millionth: hashes and figures hardly compress. */
const withShortFigures = (css: string) =>
  css.replace(/(-[0-9a-f]{2})[0-9a-f]{14}(?=[\s",;])/g, '$1').replace(/(\.\d\d)\d+%/g, '$1%');

/** One style element in place of those of the fonts and of the page: each costs a hash before the page. */
function joinStyles(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) =>
    withShortFigures(withSystemFaces(css)),
  );
  return html.replace(STYLE, firstThenNone(`<style>${styles.join('')}</style>`));
}

/**
 * Lets the text's face come after the page's first picture, if it has one: its rules stand apart, for
 * who has no script, and the page's own script lets them count. Until then the text stands in a face of
 * the system, stretched to the same measures.
 */
function deferTextFace(html: string): string {
  const [, family] = /--font-text-face:([\w-]+)/.exec(html) ?? [];
  if (!/ fetchpriority="high"/i.test(html) || family === undefined) return html;
  const rules = [...html.matchAll(/@font-face\{font-family:([\w-]+);[^}]*\}/g)].filter(
    ([, name]) => name === family,
  );
  const [first] = rules;
  const file = /url\("([^"]+)"\)/.exec(first?.[0] ?? '')?.[1];
  return rules
    .reduce((rest, [rule]) => rest.replace(rule, ''), html)
    .replace(new RegExp(`<link rel="preload" href="${file}"[^>]*>`), '')
    .replace(
      '<style>',
      `<style media="(scripting:none)">${rules.map(([rule]) => rule).join('')}</style><style>`,
    );
}

/**
 * Marks scripts, and the styles of paper, as what comes after the first view: the page's own script
 * asks for them then. Browsers would fetch them beside the fonts and the first picture. The styles of
 * paper stand last, as they win over those of the page, wherever these are.
 */
function deferTheRest(html: string): string {
  const [printLink = ''] = /<link rel="stylesheet"[^>]* media="print">/.exec(html) ?? [];
  return html
    .replaceAll('<script type="module" src=', '<script type="later" src=')
    .replace(printLink, '')
    .replace('</head>', `${printLink.replace('stylesheet', 'later')}</head>`)
    .replace('</body>', printLink === '' ? '</body>' : `<noscript>${printLink}</noscript></body>`);
}

/**
 * Makes the pages of a built site (its `client` folder) arrive sooner: what Astro writes into every
 * page with islands to bring them to life becomes one script file, a tenth of such a page; what
 * is not seen first comes later; a page has one style element, and one for the face of its text.
 */
export function lightenPages(folder: string): void {
  const pages = readPages(folder);
  const runtimes = [...pages.values()].flatMap((html) =>
    [...html.matchAll(ISLAND_RUNTIME)].map(([, script = '']) => script),
  );
  const runtime = [...new Set(runtimes)].toSorted().join(';');
  const address = `/static/js/islands.${versionOf(runtime)}.js`;
  writeFileSync(path.join(folder, address), runtime);
  for (const [file, html] of pages) {
    const tag = firstThenNone(`<script type="module" src="${address}"></script>`);
    const page = deferTheRest(deferTextFace(joinStyles(html.replace(ISLAND_RUNTIME, tag))));
    writeFileSync(path.join(folder, file), page);
  }
}

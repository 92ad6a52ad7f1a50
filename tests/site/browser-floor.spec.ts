/**
 * What the built styles and scripts ask of a browser, against the oldest ones
 * that `browserslist` of `package.json` names: Chrome 90, Firefox 91, Safari 15,
 * all of 2021.
 */
import { globSync, readFileSync } from 'node:fs';
import css from '@eslint/css';
import { expect, test } from '../support/test.ts';
import { ESLint } from 'eslint';
import esX from 'eslint-plugin-es-x';
import { BUILT_PATHS, readBuiltHtml, readBuiltStyles } from '../support/built-site.ts';

/** What came later, or never to all of them, and what an older browser does instead. */
const PROVIDED_FOR = {
  allowAtRules: [
    'starting-style', // opens at once
    'view-transition', // changes pages at once
    'container', // keeps the look of a narrow tile
    'page', // prints with its own margins
  ],
  allowSelectors: [
    'focus-visible', // Safari 15.0 to 15.3: the browser's own ring
    'popover-open', // `.menu-open` stands beside it
    'has', // as before; and the page behind the dialog scrolls
    'backdrop', // a rule of its own; a shadow stands in for that of the dialog
    'selection', // the browser's own colours
  ],
  allowUnits: [
    'svh', // `vh` stands before it: see below
  ],
  allowMediaConditions: [
    'forced-colors', // buttons have no edges there
  ],
  allowFunctions: [
    'color-mix', // in `@supports`
  ],
  allowPropertyValues: {
    overflow: ['clip'], // in `@supports`
    'grid-template-rows': ['subgrid'], // rows of each card alone
    'overflow-wrap': ['anywhere'], // Safari before 15.4: a long path is cut off
    'font-family': ['ui-monospace'], // the next face
  },
  // With the browser's own, or a prefix beside them: the same words in the same places.
  allowProperties: [
    'accent-color',
    'appearance',
    'color-scheme',
    'container-type',
    'content-visibility',
    'interpolate-size',
    'mask-image',
    'outline',
    'overscroll-behavior',
    'resize',
    'scroll-behavior',
    'scroll-snap-type',
    'scrollbar-gutter',
    'text-size-adjust',
    'text-wrap',
    'user-select',
  ],
};

/** Methods of iterators bear the names of those of arrays: of a name alone nobody can tell. */
const LIKE_ARRAYS = Object.fromEntries(
  Object.keys(esX.rules)
    .filter((name) => name.startsWith('no-iterator-prototype-'))
    .map((name) => [`es-x/${name}`, 'off' as const]),
);

const lint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.css'],
      language: 'css/css',
      plugins: { css },
      languageOptions: { tolerant: true },
      rules: { 'css/use-baseline': ['error', { available: 2021, ...PROVIDED_FOR }] },
    },
    {
      files: ['**/*.js'],
      ...esX.configs['flat/restrict-to-es2021'],
      settings: { 'es-x': { aggressive: true } },
    },
    {
      files: ['**/*.js'],
      // Safari has it from 16.4 on, and refuses a whole script for it.
      rules: { ...LIKE_ARRAYS, 'es-x/no-regexp-lookbehind-assertions': 'error' },
    },
  ],
});

/** Astro's, for islands whose names have a full stop in them: this site has none. */
const NEVER_REACHED = /'Object\.hasOwn' .*this\.Component/;

/** What is too new in a text, each with what stands around it. */
async function findTooNew(text: string, kind: 'css' | 'js'): Promise<string[]> {
  const [result] = await lint.lintText(text, { filePath: `built.${kind}` });
  const lines = text.split('\n');
  return (result?.messages ?? []).map(({ message, line, column }) => {
    const around = lines[line - 1]?.slice(Math.max(0, column - 60), column + 40);
    return `${message} In: ${around}`;
  });
}

const inlineScripts = (address: string) =>
  [...readBuiltHtml(address).matchAll(/<script>([^]*?)<\/script>/g)].map(([, body = '']) => body);

test('styles ask for nothing that the oldest browsers lack and nothing stands in for', async () => {
  const parts = BUILT_PATHS.map(readBuiltStyles).flatMap(({ inPage, linked }) => [inPage, linked]);
  const styles = [...new Set(parts)].join('\n');
  expect(styles.length).toBeGreaterThan(100_000);
  expect(await findTooNew(styles, 'css')).toEqual([]);
  // The rule does not see these.
  expect(styles).not.toMatch(/@media[^{]*([<>]|not)/);
  expect(styles).not.toContain('@layer');
  expect(styles.match(/(?<=[;{])(translate|rotate|scale):/g)).toBeNull();
  const heights = [...styles.matchAll(/([\w-]+:[^;{}]*?\d)[sd](vh[^;{}]*)/g)];
  expect(heights.length).toBeGreaterThan(5);
  for (const [declaration, before = '', after = ''] of heights) {
    expect(styles).toContain(`${before}${after};${declaration}`);
  }
});

test('scripts ask for nothing that the oldest browsers lack', async () => {
  const files = globSync('dist/client/static/*.js');
  expect(files.length).toBeGreaterThan(4);
  const scripts = [
    ...new Set(BUILT_PATHS.flatMap(inlineScripts)),
    ...files.map((file) => readFileSync(file, 'utf8')),
  ];
  for (const script of scripts) {
    const found = await findTooNew(script, 'js');
    expect(found.filter((finding) => !NEVER_REACHED.test(finding))).toEqual([]);
  }
});

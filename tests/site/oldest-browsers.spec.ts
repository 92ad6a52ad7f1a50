/**
 * Checks that the built styles and scripts run in the oldest browsers of `browserslist` in
 * `package.json`: Chrome 90, Firefox 91 and Safari 15, all of 2021.
 */
import { globSync, readFileSync } from 'node:fs';
import css from '@eslint/css';
import { expect, test } from '../support/test.ts';
import { ESLint } from 'eslint';
import esX from 'eslint-plugin-es-x';
import { BUILT_PATHS, readBuiltStyles, readInlineScripts } from '../support/built-site.ts';

/** Newer features that styles use, and what an older browser does without them. */
const ALLOWED = {
  allowAtRules: [
    'starting-style', // opens at once
    'view-transition', // changes pages at once
    'container', // keeps the look of a narrow tile
    'page', // prints with its own margins
  ],
  allowSelectors: [
    'focus-visible', // Safari 15.0 to 15.3: the browser's own ring
    'popover-open', // `.menu-open` does the same
    'has', // without that style; the page behind the dialog scrolls
    'backdrop', // in a rule of its own; a browser without dialogs opens the PDF
    'selection', // the browser's own colours
  ],
  allowUnits: [
    'svh', // `vh` is declared before it, as tested below
    'lh', // an empty date field is lower on an iPhone
  ],
  allowMediaConditions: [
    'forced-colors', // buttons have no edges there
  ],
  allowFunctions: [
    'color-mix', // within `@supports`
  ],
  allowPropertyValues: {
    overflow: ['clip'], // within `@supports`
    'grid-template-rows': ['subgrid'], // each card has rows of its own
    'overflow-wrap': ['anywhere'], // Safari before 15.4: a long path is cut off
    'font-family': ['ui-monospace'], // the next font of the list
  },
  // The browser's default, or a prefixed property beside it: text and layout stay the same.
  allowProperties: [
    'accent-color',
    'appearance',
    'color-scheme',
    'container-type',
    'content-visibility',
    'mask-composite', // its older name with a prefix is declared too
    'mask-image',
    'outline',
    'overscroll-behavior',
    'resize',
    'scroll-behavior',
    'scroll-snap-type',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    'user-select',
  ],
};

/** These rules compare names only, and methods of iterators have the names of methods of arrays. */
const ITERATOR_RULES_OFF = Object.fromEntries(
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
      rules: { 'css/use-baseline': ['error', { available: 2021, ...ALLOWED }] },
    },
    {
      files: ['**/*.js'],
      ...esX.configs['flat/restrict-to-es2021'],
      settings: { 'es-x': { aggressive: true } },
    },
    {
      files: ['**/*.js'],
      // Safari before 16.4 does not parse a script with a look-behind.
      rules: { ...ITERATOR_RULES_OFF, 'es-x/no-regexp-lookbehind-assertions': 'error' },
    },
  ],
});

/** Astro calls it only for islands with a full stop in their name, which this site does not have. */
const NEVER_CALLED = /'Object\.hasOwn' .*this\.Component/;

/** Returns the features of a text that the oldest browsers lack, each with the code around it. */
async function findNewFeatures(text: string, kind: 'css' | 'js'): Promise<string[]> {
  const [result] = await lint.lintText(text, { filePath: `built.${kind}` });
  const lines = text.split('\n');
  return (result?.messages ?? []).map(({ message, line, column }) => {
    const around = lines[line - 1]?.slice(Math.max(0, column - 60), column + 40);
    return `${message} In: ${around}`;
  });
}

test('styles use only features that the oldest browsers have or can do without', async () => {
  const parts = BUILT_PATHS.map(readBuiltStyles).flatMap(({ inPage, linked }) => [inPage, linked]);
  const styles = [...new Set(parts)].join('\n');
  expect(styles.length).toBeGreaterThan(100_000);
  expect(await findNewFeatures(styles, 'css')).toEqual([]);
  // The lint rule does not detect these.
  expect(styles.match(/@media[^{]*([<>]|not)/)).toBeNull();
  expect(styles).not.toContain('@layer');
  expect(styles.match(/(?<=[;{])(translate|rotate|scale):/g)).toBeNull();
  const heights = [...styles.matchAll(/([\w-]+:[^;{}]*?\d)[sd](vh[^;{}]*)/g)];
  expect(heights.length).toBeGreaterThan(5);
  for (const [declaration, before = '', after = ''] of heights) {
    expect(styles).toContain(`${before}${after};${declaration}`);
  }
});

test('scripts use only features that the oldest browsers have', async () => {
  const files = globSync('dist/client/static/js/*.js');
  expect(files.length).toBeGreaterThan(4);
  const scripts = [
    ...new Set(BUILT_PATHS.flatMap(readInlineScripts)),
    ...files.map((file) => readFileSync(file, 'utf8')),
  ];
  for (const script of scripts) {
    const found = await findNewFeatures(script, 'js');
    expect(found.filter((finding) => !NEVER_CALLED.test(finding))).toEqual([]);
  }
});

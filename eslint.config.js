import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Every other folder of `src/web/` holds one page, or the pages of products. None reads another. */
const PAGE_FOLDERS = readdirSync('src/web', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !['layout', 'pages', 'pictures', 'ui'].includes(name));
const PAGE_ROOMS = Object.fromEntries(
  PAGE_FOLDERS.map((name) => [
    `web/${name}`,
    { files: `src/web/${name}/**`, reads: ['records', 'drawing', 'web/ui', 'web/pictures'] },
  ]),
);

/**
 * The rooms of the house and what each may read besides itself (docs/architecture.md):
 * the arrows point one way only, and none stands here that no file uses.
 */
const ROOMS = {
  chemistry: { files: 'src/chemistry/**', reads: [] },
  records: { files: 'src/records/**', reads: ['chemistry'] },
  drawing: { files: 'src/drawing/**', reads: ['chemistry', 'records'] },
  print: { files: 'src/print/**', reads: ['chemistry', 'records', 'drawing'] },
  enquiries: { files: 'src/enquiries/**', reads: ['records'] },
  server: { files: 'src/server/**', reads: ['records', 'enquiries'] },
  // Within web/: routes read like tables of contents.
  'web/ui': { files: 'src/web/ui/**', reads: ['chemistry', 'records', 'drawing'] },
  'web/pictures': { files: 'src/web/pictures/**', reads: ['records'] },
  'web/layout': { files: 'src/web/layout/**', reads: ['records', 'drawing', 'web/ui'] },
  ...PAGE_ROOMS,
  'web/pages': {
    files: 'src/web/pages/**',
    reads: [
      'chemistry',
      'records',
      'drawing',
      'web/layout',
      'web/ui',
      'web/pictures',
      ...Object.keys(PAGE_ROOMS),
    ],
  },
};

export default defineConfig(
  globalIgnores([
    'dist',
    '.builds/',
    '.astro/',
    '.cache/',
    'public/',
    'test-results/',
    'node_modules/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.astro'],
      },
    },
  },
  { files: ['**/*.astro'], languageOptions: { globals: { PAGE_SCRIPT: 'readonly' } } },
  { files: ['**/*.astro', 'eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['scripts/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/tests/**'] }] },
  },
  {
    files: ['tests/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/scripts/**'] }] },
  },
  {
    files: ['src/**/*.tsx', 'src/web/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    plugins: { boundaries },
    settings: {
      'boundaries/include': ['src/**/*'],
      'boundaries/elements': Object.entries(ROOMS).map(([type, { files }]) => ({
        type,
        pattern: files,
        partialMatch: false,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            'A file of "{{from.type}}" may not import from "{{to.type}}": see docs/architecture.md.',
          policies: Object.entries(ROOMS).map(([from, { reads }]) => ({
            from: { element: { type: from } },
            allow: [from, ...reads].map((type) => ({ to: { element: { type } } })),
          })),
        },
      ],
    },
  },
);

import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

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
  // Within web/: routes read like tables of contents; a page's folder never reads another's.
  'web/ui': { files: 'src/web/ui/**', reads: ['chemistry', 'records', 'drawing'] },
  'web/pictures': { files: 'src/web/pictures/**', reads: ['records', 'web/ui'] },
  'web/layout': { files: 'src/web/layout/**', reads: ['records', 'drawing', 'web/ui'] },
  'web/home': { files: 'src/web/home/**', reads: ['records', 'web/ui', 'web/pictures'] },
  'web/about': { files: 'src/web/about/**', reads: ['records', 'web/ui'] },
  // The catalogue, and in a folder of its own the page of one product.
  'web/products': { files: 'src/web/products/**', reads: ['records', 'web/ui', 'web/pictures'] },
  'web/services': { files: 'src/web/services/**', reads: ['records', 'web/ui'] },
  'web/contact': { files: 'src/web/contact/**', reads: ['records', 'web/ui', 'web/pictures'] },
  'web/not-found': { files: 'src/web/not-found/**', reads: ['records', 'web/ui'] },
  'web/pages': {
    files: 'src/web/pages/**',
    reads: [
      'chemistry',
      'records',
      'drawing',
      'web/layout',
      'web/ui',
      'web/pictures',
      'web/home',
      'web/about',
      'web/products',
      'web/services',
      'web/contact',
      'web/not-found',
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
      // node:test-like runners return promises that nobody awaits.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
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

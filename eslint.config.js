import { readdirSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The modules of `src/` and what each may import (docs/architecture.md). */
const MODULES = {
  chemistry: [],
  'sea-lanes': [],
  records: ['chemistry', 'sea-lanes'],
  markup: ['records'],
  settings: ['records'],
  drawing: ['chemistry', 'markup', 'records', 'sea-lanes'],
  print: ['chemistry', 'records', 'drawing'],
  enquiries: ['markup', 'records', 'settings'],
  server: ['markup', 'records', 'settings', 'enquiries', 'web/contact'],
  'web/components': ['chemistry', 'records', 'drawing'],
  'web/pictures': ['records', 'drawing'],
  'web/layouts': ['records', 'settings', 'web/components'],
};
const SHARED = ['components', 'layouts', 'pages', 'pictures', 'env.d.ts'];
const PAGES = readdirSync('src/web').filter((name) => !SHARED.includes(name));
for (const page of PAGES)
  MODULES[`web/${page}`] = [
    'chemistry',
    'markup',
    'records',
    'settings',
    'drawing',
    'web/components',
    'web/pictures',
  ];
MODULES['web/pages'] = Object.keys(MODULES).filter(
  (name) => !/^(print|enquiries|server)$/.test(name),
);
MODULES.checks = ['chemistry', 'records', 'drawing'];
MODULES.build = Object.keys(MODULES).filter((name) => !/^(enquiries|server)$/.test(name));
MODULES.editor = ['records', 'settings', 'markup', 'drawing', 'checks', 'build'];

export default defineConfig(
  // What commands write, also when they are ended half-way.
  includeIgnoreFile(path.resolve('.gitignore')),
  globalIgnores(['public/']),
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSInterfaceDeclaration:not(TSModuleBlock > TSInterfaceDeclaration)',
          message: 'Declare a type. Interfaces are only for adding to those of a package.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/tests/**'] }] },
  },
  {
    files: ['tests/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/scripts/**'] }] },
  },
  {
    // An island gets its content as props: what reads content/ needs files that a browser lacks.
    files: ['src/web/*/islands/**', 'src/web/components/carousel/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^node:|/(pictures/|settings/|records/(content|reading/|facts/))`,
              allowTypeImports: true,
              message: 'Islands run in the browser: pass what they show as props.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/include': ['src/**/*'],
      'boundaries/elements': Object.keys(MODULES).map((type) => ({
        type,
        pattern: `src/${type}/**`,
        partialMatch: false,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: '{{from.type}} may not import {{to.type}}: see docs/architecture.md.',
          policies: Object.entries(MODULES).map(([type, imports]) => ({
            from: { element: { type } },
            allow: [type, ...imports].map((type) => ({ to: { element: { type } } })),
          })),
        },
      ],
    },
  },
);

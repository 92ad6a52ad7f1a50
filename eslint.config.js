import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ROOMS, roomsUnder } from './rooms.config.js';

/** That a file reads its own room and those that `readsOf` names for it. */
const arrowsOnly = (readsOf) => [
  'error',
  {
    default: 'disallow',
    message:
      'A file of "{{from.type}}" may not import from "{{to.type}}": see docs/architecture.md.',
    policies: Object.keys(ROOMS).map((from) => ({
      from: { element: { type: from } },
      allow: [from, ...readsOf(from)].map((type) => ({ to: { element: { type } } })),
    })),
  },
];

/** That files import nothing of a folder, at once or later. */
const importNothingOf = (folder) => ({
  'no-restricted-imports': ['error', { patterns: [`**/${folder}/**`] }],
  'no-restricted-syntax': [
    'error',
    {
      // A slash would end the pattern.
      selector: `ImportExpression :matches(Literal[value=/(^|\\u002f)${folder}\\u002f/], TemplateElement[value.raw=/(^|\\u002f)${folder}\\u002f/])`,
      message: 'Files of scripts/ and tests/ do not import each other, by import() neither.',
    },
  ],
});

export default defineConfig(
  globalIgnores([
    'dist',
    'dist.next',
    'dist.old',
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
    rules: importNothingOf('tests'),
  },
  {
    files: ['tests/**'],
    rules: importNothingOf('scripts'),
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
    rules: { 'boundaries/dependencies': arrowsOnly((room) => ROOMS[room].reads) },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': arrowsOnly(roomsUnder) },
  },
);

import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ROOMS } from './rooms.config.js';

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

import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The rooms of the house (docs/architecture.md): arrows point one way only. */
const ROOMS = {
  page: 'src/pages/**',
  layout: 'src/layouts/**',
  section: 'src/sections/**',
  island: 'src/islands/**',
  component: 'src/components/**',
  server: 'src/server/**',
  enquiries: 'src/enquiries/**',
  'data-sheets': 'src/{data-sheets,brochure}/**',
  social: 'src/social/**',
  typesetting: 'src/typesetting/**',
  structures: 'src/structures/**',
  'hazard-labels': 'src/hazard-labels/**',
  pictures: 'src/pictures/**',
  content: 'src/content/**',
  schema: 'src/schemas/**',
  site: 'src/site/**',
  brand: 'src/brand/**',
  chemistry: 'src/chemistry/**',
};

/** What every room may read: facts, words and names, nothing that draws or serves. */
const FACTS = ['schema', 'content', 'brand', 'chemistry', 'site'];

/** Which rooms each room may import, besides itself and FACTS. */
const ARROWS = {
  page: ['layout', 'section', 'island', 'component', 'pictures', 'structures', 'hazard-labels'],
  layout: ['section', 'island', 'component', 'pictures', 'structures'],
  section: ['component', 'pictures', 'structures', 'hazard-labels'],
  island: ['component'],
  component: [],
  server: ['enquiries'],
  enquiries: [],
  'data-sheets': ['structures', 'hazard-labels', 'typesetting'],
  social: ['typesetting'],
  typesetting: [],
  'hazard-labels': ['structures'],
  structures: [],
  pictures: ['component'],
  content: [],
  schema: [],
  site: [],
  brand: [],
  chemistry: [],
};

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'public/', 'test-results/', 'node_modules/']),
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
    files: ['src/**/*.tsx', 'src/islands/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // The browser loads schemas and islands: what they may import is the JavaScript budget.
    files: ['src/**/*.{ts,tsx,astro}'],
    plugins: { boundaries },
    settings: {
      'boundaries/include': ['src/**/*'],
      'boundaries/elements': Object.entries(ROOMS).map(([type, pattern]) => ({
        type,
        pattern,
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
          policies: Object.entries(ARROWS).map(([from, to]) => ({
            from: { element: { type: from } },
            allow: [from, ...FACTS, ...to].map((type) => ({ to: { element: { type } } })),
          })),
        },
      ],
    },
  },
);

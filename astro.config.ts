import path from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import type { Plugin } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { islandData } from './scripts/island-data.ts';
import { lowerStyles } from './scripts/lower-styles.ts';
import { LICENCE_FILE } from './scripts/build/third-parties.ts';
import { offline } from './src/records/offline.ts';
import { SERVICE_WORKER_PATH } from './src/records/addresses/routes.ts';
import {
  DATA_SIGNS,
  RARER_CHARACTERS,
  USUAL_CHARACTERS,
} from './src/web/layouts/fonts/character-ranges.ts';
import { compileScript } from './src/web/layouts/compile-script.ts';
import { CHUNK_TIMEOUT_MS } from './src/web/components/chunk-timeout.ts';

/** The shell's inline script. */
const pageScript = await compileScript('./page-script.ts', {
  // While the site is developed there is nothing that could be kept.
  KEEPS_PAGES: process.env['NODE_ENV'] === 'production' && offline().keepsPages,
  WORKER: SERVICE_WORKER_PATH,
  CHUNK_TIMEOUT_MS,
});
/** `_PlainScripts.astro?...` becomes `PlainScripts`, as islands' files are named; `embla-carousel.esm` loses its end too. */
const scriptFile = ({ name }: { name: string }) =>
  `static/js/${name.replace(/^_|\.(astro|esm).*$/g, '')}.[hash].js`;

/** Script files beside one for each page's islands; `tests/site/scripts.spec.ts` holds them. */
const SCRIPT_FILES = [
  // React, and the one block that all islands share.
  {
    name: 'hydrate-island',
    test: /node_modules\/(react|react-dom|scheduler)\/|hydrate-island|ui\/Icon/,
  },
  // What needs no React, and the one part of it that islands need too.
  { name: 'PlainScripts', test: /_PlainScripts|ui\/motion/ },
  // Carousels, and every other block that Home and Products share. What moves them, Embla, comes later.
  { name: 'carousels', minShareCount: 2 },
];

/** Astro keeps the exports of its entries as they are: React's would become a file that only points to another. */
const entriesMayExportMore: Plugin = {
  name: 'entries-may-export-more',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              optimization: { inlineConst: true },
            },
          },
        }
      : null,
};

/** Vite's helper loads the files of a script that comes later ahead of it. Embla, the only one, has none. */
const nothingToPreload: Plugin = {
  name: 'nothing-to-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

/** Astro hands on only some of an environment's settings for its build. */
const listPackages: Plugin = {
  name: 'list-packages',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: LICENCE_FILE } } } : null,
};

/**
 * The oldest browsers in which everything works, of `browserslist` in `package.json`, as Vite's
 * targets: `chrome >= 90` is `chrome90`. Vite refuses what it does not know. Samsung's, which it does
 * not, has the engine of Chrome.
 */
const browserFloor = packageFile.browserslist
  .filter((query) => !query.startsWith('samsung '))
  .map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));

/** What builds and tests write while the site is developed. */
const UNWATCHED = ['.builds', '.cache/build', '.cache/trials', 'data', 'test-results'];

export default defineConfig({
  srcDir: './src/web',
  trailingSlash: 'never',
  output: 'static',
  prefetch: false,
  cacheDir: './.cache/astro',
  build: { format: 'file', assets: 'static', inlineStylesheets: 'always' },
  integrations: [react()],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Archivo',
      cssVariable: '--font-heading-face',
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          {
            src: ['./src/web/layouts/fonts/archivo-heading.woff2'],
            weight: '600 800',
            style: 'normal',
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Inter',
      cssVariable: '--font-text-face',
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          {
            src: ['./src/web/layouts/fonts/inter-text.woff2'],
            unicodeRange: USUAL_CHARACTERS,
            weight: '400 700',
            style: 'normal',
          },
          {
            src: ['./src/web/layouts/fonts/inter-text-signs.woff2'],
            unicodeRange: DATA_SIGNS,
            weight: '400 700',
            style: 'normal',
          },
          {
            src: ['./src/web/layouts/fonts/inter-text-rarer.woff2'],
            unicodeRange: RARER_CHARACTERS,
            weight: '400 700',
            style: 'normal',
          },
        ],
      },
    },
  ],
  vite: {
    // A build would throw away what a running development server prepared.
    cacheDir: path.resolve('.cache/vite', process.env['NODE_ENV'] ?? 'check'),
    server: { watch: { ignored: UNWATCHED.map((folder) => path.resolve(folder, '**')) } },
    // Vite lowers and minifies after `lowerStyles`, which reads Tailwind's output as it is.
    plugins: [
      tailwindcss({ optimize: false }),
      entriesMayExportMore,
      nothingToPreload,
      listPackages,
      islandData,
    ],
    css: { postcss: { plugins: [lowerStyles] } },
    resolve: {
      alias: { '@astrojs/react/client.js': path.resolve('src/web/layouts/hydrate-island.ts') },
    },
    build: { target: browserFloor },
    define: { PAGE_SCRIPT: JSON.stringify(pageScript) },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptFile,
              chunkFileNames: scriptFile,
              assetFileNames: 'static/css/[name].[hash][extname]',
              codeSplitting: { groups: SCRIPT_FILES },
            },
          },
        },
      },
    },
  },
});

import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { lowerStyles } from './src/build/lower-styles.ts';
import { LICENCE_FILE } from './src/build/third-parties.ts';
import { HEAD_SCRIPT, SPECULATION_RULES } from './src/web/layouts/inline-scripts.ts';

/** Makes Vite list the packages of the client's bundle. A plugin, since Astro ignores this setting of `vite`. */
const listPackages: Plugin = {
  name: 'list-packages',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: LICENCE_FILE } } } : null,
};

/** Adds the client directive `client:first-picture`. */
const firstPictureDirective: AstroIntegration = {
  name: 'first-picture-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'first-picture',
        entrypoint: './src/web/layouts/first-picture-directive.ts',
      }),
  },
};

/**
 * `browserslist` of `package.json` as Vite's targets: `chrome >= 90` is `chrome90`. Vite does not know
 * Samsung's browser, which has the engine of Chrome.
 */
const browserTargets = packageFile.browserslist
  .filter((query) => !query.startsWith('samsung '))
  .map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * The content security policy, which Astro writes into each page with the hashes of the scripts and
 * styles that it bundles. `frame-ancestors`, which a `<meta>` element cannot set, is a header of the server.
 */
const contentSecurityPolicy = {
  directives: [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ],
  scriptDirective: { hashes: [hashOf(HEAD_SCRIPT), hashOf(SPECULATION_RULES)] },
} satisfies NonNullable<AstroUserConfig['security']>['csp'];

/** docs/specification.md#7-what-pages-load: scripts are loaded on demand from this folder. */
const SCRIPT_FILES = 'static/js/[name].[hash].js';

/** Folders that builds and tests write while the development server runs. */
const UNWATCHED = ['dist', '.cache/build', '.cache/builds', 'data', 'test-results'];

export default defineConfig({
  srcDir: './src/web',
  trailingSlash: 'never',
  output: 'static',
  prefetch: false,
  cacheDir: './.cache/astro',
  build: { format: 'file', assets: 'static', inlineStylesheets: 'always' },
  // React's streaming renderer would move Suspense boundaries to the end of the page, with inline scripts that restore them.
  integrations: [react({ experimentalDisableStreaming: true }), firstPictureDirective],
  security: { csp: contentSecurityPolicy },
  // No page shows code, and the policy forbids inline styles.
  markdown: { syntaxHighlight: false },
  vite: {
    // Native code, which cannot be bundled.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    // A build would delete the cache of a running development server.
    cacheDir: path.resolve('.cache/vite', process.env['NODE_ENV'] ?? 'check'),
    server: { watch: { ignored: UNWATCHED.map((folder) => path.resolve(folder, '**')) } },
    // `lowerStyles` needs Tailwind's unminified output. Vite lowers and minifies afterwards.
    plugins: [tailwindcss({ optimize: false }), listPackages],
    css: { postcss: { plugins: [lowerStyles] } },
    build: {
      target: browserTargets,
      // The policy forbids fonts as data URLs.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames: SCRIPT_FILES, chunkFileNames: SCRIPT_FILES },
          },
        },
      },
    },
  },
});

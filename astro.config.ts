import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroUserConfig } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { lowerStyles } from './scripts/build/lower-styles.ts';
import { LICENCE_FILE } from './scripts/build/third-parties.ts';
import { firstPictureDirective } from './src/web/layouts/first-picture-integration.ts';
import { HEAD_SCRIPT, SPECULATION_RULES } from './src/web/layouts/inline-scripts.ts';

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

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * The content security policy, which Astro writes into each page with the hashes of the scripts and
 * styles that it bundles. What a `<meta>` cannot say (`frame-ancestors`) is a header of the server.
 */
const contentSecurityPolicy = {
  directives: [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ],
  scriptDirective: { hashes: [hashOf(HEAD_SCRIPT), hashOf(SPECULATION_RULES)] },
} satisfies NonNullable<AstroUserConfig['security']>['csp'];

/** What builds and tests write while the site is developed. */
const UNWATCHED = ['dist.next', '.cache/build', 'data', 'test-results'];

export default defineConfig({
  srcDir: './src/web',
  trailingSlash: 'never',
  output: 'static',
  prefetch: false,
  cacheDir: './.cache/astro',
  build: { format: 'file', assets: 'static', inlineStylesheets: 'always' },
  integrations: [react(), firstPictureDirective],
  security: { csp: contentSecurityPolicy },
  // Its inline styles do not fit the policy, and no page shows code.
  markdown: { syntaxHighlight: false },
  vite: {
    // A build would throw away what a running development server prepared.
    cacheDir: path.resolve('.cache/vite', process.env['NODE_ENV'] ?? 'check'),
    server: { watch: { ignored: UNWATCHED.map((folder) => path.resolve(folder, '**')) } },
    // Vite lowers and minifies after `lowerStyles`, which reads Tailwind's output as it is.
    plugins: [tailwindcss({ optimize: false }), listPackages],
    css: { postcss: { plugins: [lowerStyles] } },
    build: {
      target: browserFloor,
      // The policy of the pages allows no fonts in the styles.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  },
});

import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { createEditor } from './server.ts';

const EDITOR_PATH = '/edit';
const BUNDLE_FOLDER = path.resolve('.cache/editor');

/** Bundles the page of the editor, since pages of the development server reload when a record is saved. */
const bundlePage = () =>
  build({
    configFile: false,
    root: path.join(import.meta.dirname, 'page'),
    base: `${EDITOR_PATH}/`,
    logLevel: 'error',
    // React for production, although the development server runs.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [tailwindcss()],
    // In a copy of the project whose packages are linked, the packages of the form would import another React.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: BUNDLE_FOLDER, emptyOutDir: true, assetsInlineLimit: 0 },
  });

/** Serves the editor beside the pages of the development server, to this machine and to `publicHost`. */
export const editor = (publicHost?: string): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:server:setup': async ({ server }) => {
      await bundlePage();
      const app = createEditor(BUNDLE_FOLDER, publicHost);
      await app.ready();
      server.middlewares.use(EDITOR_PATH, (request, response) => app.routing(request, response));
    },
  },
});

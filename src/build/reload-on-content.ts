import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { IMAGE_FOLDER } from '../records/pictures.ts';
import { CONTENT_FOLDER } from '../records/reading/read-record.ts';
import { buildPictures } from './build-pictures.ts';

const FOLDERS = [CONTENT_FOLDER, IMAGE_FOLDER].map((folder) => path.resolve(folder) + path.sep);
/** Editors write a file in several steps, and a checkout writes many files. */
const SETTLE_MS = 100;
/** Long enough that somebody who saves one change after another waits for no typesetting in between. */
const TYPESET_AFTER_MS = 3000;

/**
 * Reloads the browser under `npm run dev` when a record or a picture changes, after resizing the
 * pictures. Afterwards typesets the prints. Vite does not watch these files, because pages read them
 * from the disk.
 */
export const reloadOnContent: AstroIntegration = {
  name: 'reload-on-content',
  hooks: { 'astro:server:setup': ({ server }) => watchContent(server) },
};

function watchContent(server: ViteDevServer): void {
  const { client, ...servers } = server.environments;
  let timer: NodeJS.Timeout | undefined;
  let lastReload = Promise.resolve();
  let isFileAddedOrDeleted = false;
  let typesetter: ChildProcess | undefined;
  let typesetTimer: NodeJS.Timeout | undefined;
  const log = (error: unknown) =>
    server.config.logger.error(error instanceof Error ? error.message : String(error));
  const reload = async (): Promise<void> => {
    // Only logged, because pages show the errors of an invalid record.
    // The next start makes all files of a new picture, as a build does.
    await buildPictures({ isPreview: true }).catch(log);
    // Astro caches the list of pages, which changes when a product is added or deleted.
    if (isFileAddedOrDeleted)
      for (const { moduleGraph } of Object.values(servers)) moduleGraph.invalidateAll();
    isFileAddedOrDeleted = false;
    client.hot.send({ type: 'full-reload' });
    typesetter?.kill();
    clearTimeout(typesetTimer);
    typesetTimer = setTimeout(() => {
      // In another process, because typesetting blocks the one that serves the pages.
      typesetter = spawn(process.execPath, ['src/build/build-prints.ts'], { stdio: 'inherit' });
    }, TYPESET_AFTER_MS);
  };
  process.on('exit', () => typesetter?.kill());
  server.watcher.add(FOLDERS);
  server.watcher.on('all', (event, file) => {
    if (!FOLDERS.some((folder) => path.resolve(file).startsWith(folder))) return;
    isFileAddedOrDeleted ||= event !== 'change';
    clearTimeout(timer);
    // One after another, because an earlier one would delete the pictures of a later one.
    timer = setTimeout(() => {
      lastReload = lastReload.then(reload).catch(log);
    }, SETTLE_MS);
  });
  // A page that shows a new picture waits until it is resized.
  server.middlewares.use(({ headers }, _response, next) => {
    const isPage = /^(document|iframe)$/.test(String(headers['sec-fetch-dest']));
    void (isPage ? lastReload : Promise.resolve()).then(() => next());
  });
}

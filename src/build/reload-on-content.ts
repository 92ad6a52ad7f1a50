import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { IMAGE_FOLDER } from '../records/pictures.ts';
import { CONTENT_FOLDER } from '../records/reading/read-record.ts';
import { PRINT_FOLDERS } from '../records/urls/prints.ts';
import { buildPictures } from './build-pictures.ts';

const FOLDERS = [CONTENT_FOLDER, IMAGE_FOLDER].map((folder) => path.resolve(folder) + path.sep);
/** Editors write a file in several steps, and a checkout writes many files. */
const SETTLE_MS = 100;

/**
 * Reloads the browser under `npm run dev` when a record or a picture changes, after resizing the
 * pictures. The prints are typeset when a browser next asks for one. Vite does not watch these files,
 * because pages read them from the disk.
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
  let lastTypesetting: Promise<unknown> | undefined = Promise.resolve();
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
    lastTypesetting = undefined;
  };
  const typeset = (): Promise<unknown> => {
    // In another process, because typesetting blocks the one that serves the pages.
    typesetter = spawn(process.execPath, ['src/build/build-prints.ts'], { stdio: 'inherit' });
    return once(typesetter, 'exit');
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
  // A page that shows a new picture waits until it is resized, and a print until it is typeset.
  const waitForFiles = async ({ headers, url = '' }: IncomingMessage): Promise<void> => {
    const isPage = /^(document|iframe)$/.test(String(headers['sec-fetch-dest']));
    const isPrint = PRINT_FOLDERS.some((folder) => url.startsWith(`${folder}/`));
    if (isPage || isPrint) await lastReload;
    if (isPrint) await (lastTypesetting ??= typeset());
  };
  server.middlewares.use((request, _response, next) => {
    void waitForFiles(request).then(() => next());
  });
}

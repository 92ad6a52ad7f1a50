import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import * as content from '../src/records/content.ts';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';
import { CONTENT_FOLDER } from '../src/records/reading/read-record.ts';
import { buildPictures } from './build-pictures.ts';

const CONTENT = path.resolve(CONTENT_FOLDER) + path.sep;
const IMAGES = path.resolve(IMAGE_FOLDER) + path.sep;
/** An editor writes a file in several steps; a checkout writes many. */
const SETTLE_MS = 100;

/**
 * Shows a changed record or picture in the browser: Vite knows nothing of
 * either, as pages read them from the disk themselves.
 */
export const reloadOnContent: AstroIntegration = {
  name: 'reload-on-content',
  hooks: { 'astro:server:setup': ({ server }) => watchContent(server) },
};

function watchContent(server: ViteDevServer): void {
  const { client, ...servers } = server.environments;
  const tell = (error: unknown) =>
    server.config.logger.error(error instanceof Error ? error.message : String(error));
  const cut = (): Promise<void> => buildPictures().catch(tell);
  let cutFor = whatIsCut();
  let isListChanged = false;
  const show = (): void => {
    // Which pages there are is remembered; what they say is read for each request.
    if (isListChanged) {
      for (const { moduleGraph } of Object.values(servers)) moduleGraph.invalidateAll();
    }
    isListChanged = false;
    client.hot.send({ type: 'full-reload' });
  };
  const showRecord = async (): Promise<void> => {
    const wanted = whatIsCut();
    if (wanted !== cutFor) await cut();
    cutFor = wanted;
    show();
  };
  const showRecordSoon = () => void showRecord();
  const showPictureSoon = () => void cut().then(show);
  server.watcher.add([CONTENT, IMAGES]);
  server.watcher.on('all', (event, file) => {
    const changed = path.resolve(file);
    if (changed.startsWith(CONTENT)) {
      isListChanged ||= event !== 'change';
      soon(showRecordSoon);
    }
    if (changed.startsWith(IMAGES)) soon(showPictureSoon);
  });
}

/** All that the pictures' step makes something of; the fault where a record is wrong. */
function whatIsCut(): string {
  try {
    return JSON.stringify([content.pagePictures(), content.partners(), content.brand()]);
  } catch (error) {
    return String(error);
  }
}

const waiting = new Map<() => void, NodeJS.Timeout>();

/** Does something once, however often it is asked for in a short while. */
function soon(work: () => void): void {
  clearTimeout(waiting.get(work));
  waiting.set(work, setTimeout(work, SETTLE_MS));
}

import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { withBuildLock } from './build-lock.ts';
import { buildPictures } from './build-pictures.ts';

const CONTENT = path.resolve('content') + path.sep;
const IMAGES = path.resolve('images') + path.sep;
/** An editor writes a file in several steps; a checkout writes many. */
const SETTLE_MS = 100;

/**
 * Shows a changed record or picture in the browser: Vite knows nothing of
 * either, as pages read them from the disk themselves.
 */
export function reloadOnContent(): AstroIntegration {
  return {
    name: 'reload-on-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        watchContent(server);
      },
    },
  };
}

function watchContent(server: ViteDevServer): void {
  const { client, ...servers } = server.environments;
  const reload = (): void => {
    for (const { moduleGraph } of Object.values(servers)) moduleGraph.invalidateAll();
    client.hot.send({ type: 'full-reload' });
  };
  // It writes the list of pictures, a module: Vite reloads by that. A record may name another one.
  const cut = (): Promise<void> =>
    withBuildLock(buildPictures).catch((error: unknown) => {
      server.config.logger.error(error instanceof Error ? error.message : String(error));
    });
  const cutAndReload = () => void cut().then(reload);
  const cutAlone = () => void cut();
  server.watcher.add([CONTENT, IMAGES]);
  server.watcher.on('all', (_event, file) => {
    const changed = path.resolve(file);
    if (changed.startsWith(CONTENT)) soon(cutAndReload);
    if (changed.startsWith(IMAGES)) soon(cutAlone);
  });
}

const waiting = new Map<() => void, NodeJS.Timeout>();

/** Does something once, however often it is asked for in a short while. */
function soon(work: () => void): void {
  clearTimeout(waiting.get(work));
  waiting.set(work, setTimeout(work, SETTLE_MS));
}

import path from 'node:path';
import type { AstroIntegration } from 'astro';

/** What builds and tests write while the site is developed. */
const UNWATCHED = ['.builds', '.cache/build', '.cache/trials', 'data', 'test-results'];

/** What is not the same while the site is developed (`astro dev`) and while it is built. */
export function adaptToCommand(): AstroIntegration {
  return {
    name: 'adapt-to-command',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({
          vite: {
            // Each its own: a build would throw away what a running development server prepared.
            cacheDir: path.resolve('.cache/vite', command),
            server: { watch: { ignored: UNWATCHED.map((folder) => path.resolve(folder, '**')) } },
          },
        });
      },
    },
  };
}

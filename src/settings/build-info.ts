import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The output folder of the build, relative to the project's root. */
export const DIST_FOLDER = 'dist';

/** The file in the build folder that describes the build. It is written last. */
export const BUILD_INFO_FILE = 'build.json';

/** In a build, file extensions of precompressed copies by content coding, best coding first. */
export const CODING_EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/** The build folder if this program runs from `dist/server/` or a copy of it. */
const OWN_FOLDER = path.dirname(import.meta.dirname);

/**
 * Returns the build that this program is part of; when it runs from source, the last complete build.
 * `siteUrl` is the public origin that its pages link to. Returns undefined when there is no build. Symbolic links are
 * resolved, so that a later build does not change the folder.
 */
export function findBuild() {
  try {
    const isOwn = existsSync(path.join(OWN_FOLDER, BUILD_INFO_FILE));
    const folder = realpathSync(isOwn ? OWN_FOLDER : DIST_FOLDER);
    const info = readFileSync(path.join(folder, BUILD_INFO_FILE), 'utf8');
    const { siteUrl } = JSON.parse(info) as { siteUrl: string };
    return { siteUrl, folder };
  } catch {
    return undefined;
  }
}

/** Returns the build to serve. Throws when there is none. */
export function requireBuild() {
  const build = findBuild();
  if (!build) {
    throw new Error(
      'The site is not built yet: dist/ is missing or incomplete. Run "npm start", or "npm run build" first.',
    );
  }
  return build;
}

import { MOVED_PATHS, ROUTES } from '../records/urls/routes.ts';
import type { Site, SiteFile } from './plugins/site-files.ts';

/** The scheme and authority of a request target in absolute form (`GET http://host/path`), which a proxy may send. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Longer paths, in characters, get the 404 page, which shortens them: matching `\/*$` takes quadratic time. */
export const PATH_LENGTH_MAX = 2000;

/** Returns the path of a request target, percent-decoded except for slashes; as it was sent if that is impossible. */
export function decodePath(target: string): string {
  const [path = ''] = target.replace(ABSOLUTE_FORM, '').split(/[?#]/, 1);
  try {
    return decodeURIComponent(path.replace(/%(?=2f)/gi, '%25')) || '/';
  } catch {
    return path;
  }
}

/**
 * Returns the file for a decoded path, or the path to redirect to; undefined for an unknown path. Paths with `.html` or
 * trailing slashes are redirected to the page without them.
 */
export function resolvePath(site: Site, path: string): SiteFile | string | undefined {
  if (path.length > PATH_LENGTH_MAX) return undefined;
  const file = site.pages.get(path) ?? site.assets.get(path);
  if (file) return file;
  const clean = path === '/index.html' ? '/' : path.replace(/(\.html)?\/*$/, '') || '/';
  if (site.pages.has(clean)) return clean;
  const [, parent = '', segment = ''] = /^(\/[^/]+)\/([^/]+)$/.exec(clean) ?? [];
  // The Products page, for any value of its optional segment `urlType` (docs/specification.md#2-screens-and-routes).
  if (parent !== ROUTES.products) return MOVED_PATHS[clean];
  return clean === path ? site.pages.get(parent) : `${parent}/${encodeURIComponent(segment)}`;
}

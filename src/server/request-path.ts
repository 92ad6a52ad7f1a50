import { MOVED_PATHS, ROUTES } from '../records/urls/routes.ts';
import type { Site, SiteFile } from './plugins/site-files.ts';

/** The scheme and authority of a request target in absolute form (`GET http://host/path`), which a proxy may send. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Longer paths, in characters, get the 404 page, which shortens them: matching `\/*$` takes quadratic time. */
export const PATH_LENGTH_MAX = 2000;

/** A path in which no character needs an escape. Those of all pages and files are like this. */
const PLAIN_PATH = /^(?:\/(?!\.)[\w.-]+)+$/;

/** Splits a request target into its path and its query with the question mark. */
function splitTarget(target: string) {
  const [, path = '', query = ''] =
    /^([^?#]*)(\?[^#]+)?/.exec(target.replace(ABSOLUTE_FORM, '')) ?? [];
  return { path, query };
}

/**
 * Returns the path of a request target, percent-decoded but for slashes, which would be others than those between its
 * segments; as it was sent if it cannot be decoded.
 */
export function decodePath(target: string): string {
  const { path } = splitTarget(target);
  try {
    return decodeURIComponent(path.replace(/%(?=2f)/gi, '%25')) || '/';
  } catch {
    return path;
  }
}

/** Returns where a request target with needless escapes, such as `/%61bout`, is redirected; undefined for others. */
export function findPlainTarget(target: string): string | undefined {
  const { path, query } = splitTarget(target);
  const decoded = decodePath(target);
  return path.includes('%') && PLAIN_PATH.test(decoded) ? decoded + query : undefined;
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

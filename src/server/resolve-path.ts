import { MOVED_PATHS, ROUTES } from '../records/addresses/routes.ts';
import { findPathSegments } from './request-path.ts';
import type { Site, SiteFile } from './plugins/site-files.ts';

/** A file, or the path to redirect to. */
type PathTarget = SiteFile | string;

const MOVED = new Map(Object.entries(MOVED_PATHS));

/** Longer than any existing path. Longer paths are rejected without decoding them, which would take time. */
const PATH_LENGTH_MAX = 2000;

/** Returns the clean form of a path: `/x/` and `/x.html` are `/x`; `/index.html` is `/`. */
function cleanPath(path: string): string {
  // `/index` is not a path of the home page.
  if (path === '/index') return path;
  const withoutSlashes = path.replace(/\/+$/, '');
  return withoutSlashes.replace(/\.html$/, '').replace(/^\/index$/, '/') || '/';
}

/** Returns the Products page for any value of its optional segment (`urlType` in the specification). */
function findParentPage(
  site: Site,
  [base = '', segment = '', ...deeper]: readonly string[],
): PathTarget | undefined {
  const parent = ROUTES.products;
  const isOneSegment =
    !['', '.', '..'].includes(segment) && deeper.every((trailing) => trailing === '');
  if (`/${base}` !== parent || !isOneSegment) return undefined;
  return deeper.length === 0 ? site.pages.get(parent) : `${parent}/${encodeURIComponent(segment)}`;
}

/** Returns the file or redirect for a path (percent-encoded, as sent); undefined for an unknown or malformed path. */
export function resolvePath(site: Site, path: string): PathTarget | undefined {
  if (path.length > PATH_LENGTH_MAX) return undefined;
  const segments = findPathSegments(path);
  if (!segments) return undefined;
  // An encoded slash (%2F) does not separate segments.
  if (!segments.some((segment) => segment.includes('/'))) {
    const address = `/${segments.join('/')}`;
    const clean = cleanPath(address);
    const target =
      site.pages.get(address) ??
      site.assets.get(address) ??
      (site.pages.has(clean) ? clean : MOVED.get(clean));
    if (target !== undefined) return target;
  }
  return findParentPage(site, segments);
}

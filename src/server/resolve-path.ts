import { MOVED_PATHS, ROUTES } from '../records/routes.ts';
import { findPathSegments } from './request-path.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** What a path of the site leads to. */
type PathTarget =
  | { readonly kind: 'file'; readonly file: SiteFile }
  /** The same page under its clean path. */
  | { readonly kind: 'moved'; readonly address: string }
  | { readonly kind: 'missing' };

const MISSING: PathTarget = { kind: 'missing' };
const MOVED = new Map(Object.entries(MOVED_PATHS));

/** `/x/` and `/x.html` are `/x`; `/index.html` is `/`. Nothing when the path is already clean. */
function findCleanPath(path: string): string | undefined {
  const withoutSlashes = path.replace(/\/+$/, '');
  const clean = withoutSlashes.replace(/\.html$/, '').replace(/^\/index$/, '/') || '/';
  // `/index` without its ending was never an address of the home page.
  if (clean === path || path === '/index') return undefined;
  return clean;
}

/** Products, which takes one optional segment (the specification's `urlType`): any single one shows it. */
function getParentPage(site: SiteFiles, segments: string[]): PathTarget {
  const [base = '', segment = '', ...deeper] = segments;
  const parent = ROUTES.products;
  const file = site.pages.get(parent);
  const isOneSegment = segment !== '' && segment !== '.' && segment !== '..';
  if (!file || `/${base}` !== parent || !isOneSegment) return MISSING;
  if (deeper.length === 0) return { kind: 'file', file };
  const isTrailingSlash = deeper.every((part) => part === '');
  return isTrailingSlash
    ? { kind: 'moved', address: `${parent}/${encodeURIComponent(segment)}` }
    : MISSING;
}

/** Finds what a path (percent-encoded, as sent) leads to. Never throws: what is broken is `missing`. */
export function resolvePath(site: SiteFiles, path: string): PathTarget {
  const segments = findPathSegments(path);
  if (!segments) return MISSING;
  // A slash inside of a segment (%2F) must not make it two.
  const address = segments.some((segment) => segment.includes('/'))
    ? undefined
    : `/${segments.join('/')}`;
  if (address !== undefined) {
    const file = site.pages.get(address) ?? site.assets.get(address);
    if (file) return { kind: 'file', file };
    const clean = findCleanPath(address);
    if (clean !== undefined && site.pages.has(clean)) return { kind: 'moved', address: clean };
    const moved = MOVED.get(clean ?? address);
    if (moved !== undefined) return { kind: 'moved', address: moved };
  }
  return getParentPage(site, segments);
}

/** The scheme and authority of a request target in absolute form (`GET http://host/path`), which a proxy may send. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Characters that a reader cannot see: bidirectional controls, which can disguise a path, and other controls. */
const UNREADABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** The part of a percent-encoded path, in characters, that is decoded and shown. */
export const SHOWN_PATH_LENGTH = 2000;

/**
 * Splits a request target, also one in absolute form, into a path that starts with a slash and a query without the
 * question mark. Both stay percent-encoded. Never throws.
 */
export function splitRequestTarget(target: string): { path: string; query: string } {
  const local = target.replace(ABSOLUTE_FORM, '').split('#', 1)[0] ?? '';
  const [path = '', ...query] = local.split('?');
  return { path: path.startsWith('/') ? path : `/${path}`, query: query.join('?') };
}

/** Returns the decoded segments of a path; undefined when its percent-encoding is invalid. */
export function findPathSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Returns the path that the 404 page shows: decoded, except for invisible characters. A long path is cut before it is
 * decoded and ends in an ellipsis.
 */
export function readablePath(path: string): string {
  const sent = path.slice(0, SHOWN_PATH_LENGTH);
  const segments = findPathSegments(sent);
  const readable = segments
    ? `/${segments.join('/')}`.replace(UNREADABLE, encodeURIComponent)
    : sent;
  return path.length > SHOWN_PATH_LENGTH ? `${readable}…` : readable;
}

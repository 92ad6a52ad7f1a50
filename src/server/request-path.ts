/** The authority of a request line in absolute form (`GET http://host/path`), as a proxy may send it. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Bidirectional controls can make a path look like another one; other controls are not visible. */
const UNREADABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** How much of a percent-encoded path is decoded and shown. */
export const SHOWN_PATH_LENGTH = 2000;

/**
 * Splits a request target, also one in absolute form, into a path that starts with a slash and a query without the
 * question mark, both as sent (still percent-encoded). Never throws.
 */
export function splitRequestTarget(target: string): { path: string; query: string } {
  const local = target.replace(ABSOLUTE_FORM, '').split('#', 1)[0] ?? '';
  const [path = '', ...query] = local.split('?');
  return { path: path.startsWith('/') ? path : `/${path}`, query: query.join('?') };
}

/** The decoded segments of a path, or nothing when its percent-encoding is broken. */
export function findPathSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The path as the 404 page shows it: decoded, except controls and direction marks. A long path is cut as it was sent
 * and ends in an ellipsis.
 */
export function readablePath(path: string): string {
  const sent = path.slice(0, SHOWN_PATH_LENGTH);
  const segments = findPathSegments(sent);
  const readable = segments
    ? `/${segments.join('/')}`.replace(UNREADABLE, encodeURIComponent)
    : sent;
  return path.length > SHOWN_PATH_LENGTH ? `${readable}…` : readable;
}

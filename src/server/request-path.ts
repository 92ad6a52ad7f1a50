/** The authority of a request line in absolute form (`GET http://host/path`), as a proxy may send it. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Bidirectional controls could make a path read as another one; other controls are unreadable. */
const UNREADABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A path longer than this many characters says nothing more to a reader. */
export const SHOWN_PATH_CHARACTERS = 2000;

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
 * The path as the 404 page prints it: decoded, but for what nobody could read (controls, direction marks); long ones
 * end in an ellipsis. Counts code points.
 */
export function readablePath(path: string): string {
  const segments = findPathSegments(path);
  const readable = segments
    ? `/${segments.join('/')}`.replace(UNREADABLE, encodeURIComponent)
    : path;
  // A code point is at most two units: what is far too long is cut before it is split.
  const characters = [...readable.slice(0, 2 * SHOWN_PATH_CHARACTERS + 2)];
  if (characters.length <= SHOWN_PATH_CHARACTERS) return readable;
  return `${characters.slice(0, SHOWN_PATH_CHARACTERS).join('')}…`;
}

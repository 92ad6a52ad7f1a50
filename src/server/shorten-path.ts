/** A path longer than this many characters says nothing more to a reader. */
export const SHOWN_PATH_CHARACTERS = 160;

/** The path as the 404 page prints it: long ones end in an ellipsis. Counts code points. */
export function shortenPath(path: string): string {
  // A code point is at most two units: what is far too long is cut before it is split.
  const characters = [...path.slice(0, 2 * SHOWN_PATH_CHARACTERS + 2)];
  if (characters.length <= SHOWN_PATH_CHARACTERS) return path;
  return `${characters.slice(0, SHOWN_PATH_CHARACTERS).join('')}…`;
}

/** Follows the name of a link that opens a new tab, for screen readers. */
export function NewTabNote() {
  return <span className="sr-only">, opens in a new tab</span>;
}

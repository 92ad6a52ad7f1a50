/** A note for screen readers after the name of a link that opens a new tab. */
export function NewTabNote() {
  return <span className="sr-only">, opens in a new tab</span>;
}

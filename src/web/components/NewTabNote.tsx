/** What follows the name of a link that opens a new tab, for screen readers: `words` of `content/interface.yaml`. */
export function NewTabNote({ words }: { words: string }) {
  return <span className="sr-only">, {words}</span>;
}

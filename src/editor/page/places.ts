/** Returns the fragment of the URL that opens a record at a field. */
export const linkTo = (record: string, field: readonly string[]) =>
  `#${[record, ...field].map(encodeURIComponent).join('@')}`;

/** Returns record and field of a fragment. */
export function placeIn(fragment: string): { record: string; field: string[] } {
  const [record = '', ...field] = fragment.slice(1).split('@').map(decodeURIComponent);
  return { record, field };
}

/** Shows a field of the form, or the nearest one that contains it. */
export function showField(field: readonly string[]): void {
  const prefixes = field.map((_, index) => ['root', ...field.slice(0, field.length - index)]);
  for (const names of prefixes) {
    const id = CSS.escape(names.join('_'));
    const found = [`#${id}`, `#${id}_value`, `[id^='${id}__']`]
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    if (!found) continue;
    found.closest('details')?.setAttribute('open', '');
    found.focus({ preventScroll: true });
    // Chrome returns a promise, which React would call at the end of an effect.
    void found.scrollIntoView({ block: 'center' });
    return;
  }
}

/** Opens the groups with mistakes. */
export function openMistakes(): void {
  for (const mistake of document.querySelectorAll('form .text-danger'))
    mistake.closest('details')?.setAttribute('open', '');
}

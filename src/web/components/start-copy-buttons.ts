/** How long a button shows "Copied", in milliseconds. */
const COPIED_MS = 2000;

/** Makes every `CopyButton` copy its text and say so, by its label and its accessible name. */
export function startCopyButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const show = (word: string) => {
    const name = button.getAttribute('aria-label')?.replace(/^[^:]+/, word);
    button.setAttribute('aria-label', name ?? word);
    button.textContent = word;
  };
  try {
    // Browsers have no clipboard without https.
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
    show('Copied');
  } catch {
    show('Not copied');
  }
  setTimeout(show, COPIED_MS, 'Copy');
}

/** How long a button shows "Copied", in milliseconds. */
const COPIED_MS = 2000;

/**
 * Returns the attribute that marks an element whose text can be copied. `what` names the text, such as "CAS number".
 */
export const copyable = (what: string) => ({ 'data-copy': what });

/**
 * Adds a button to each element marked by `copyable()`. It copies the element's text and announces that. Browsers
 * without a clipboard (without https, or old) get no buttons.
 */
export function addCopyButtons(): void {
  const sources = document.querySelectorAll<HTMLElement>('[data-copy]');
  if (sources.length === 0 || !('clipboard' in navigator)) return;
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);
  for (const source of sources) {
    const text = source.innerText.trim();
    const what = source.dataset['copy'] ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-button';
    button.setAttribute('aria-label', `Copy: ${what}`);
    const show = (label: string, message: string) => {
      button.textContent = label;
      status.textContent = message;
    };
    show('Copy', '');
    button.onclick = () =>
      void navigator.clipboard.writeText(text).then(
        () => {
          show('Copied', `Copied: ${what}`);
          setTimeout(show, COPIED_MS, 'Copy', '');
        },
        // The browser denies access to the clipboard, so the button would never work.
        () => button.remove(),
      );
    source.append(' ', button);
  }
}

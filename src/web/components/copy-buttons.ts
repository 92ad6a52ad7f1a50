/** How long a button says that it has copied. */
const SAID_MS = 2000;

/** What a button shows of its name: "Copy" of "Copy: CAS number". */
const shown = (name: string) => name.replace(/:.*/, '');

/**
 * Gives each element that `copyable()` marks a button that copies its text, and says so politely.
 * Where the browser has no clipboard (no https, old), there is none.
 */
export function addCopyButtons(): void {
  const sources = document.querySelectorAll<HTMLElement>('[data-copy]');
  if (sources.length === 0 || !('clipboard' in navigator)) return;
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);
  for (const source of sources) {
    const { innerText: text, dataset } = source;
    const { copy = '', copied = '' } = dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-button';
    button.setAttribute('aria-label', copy);
    button.textContent = shown(copy);
    button.dataset['widest'] = shown(copied);
    const say = (label: string, said: string) => {
      button.textContent = label;
      status.textContent = said;
    };
    button.onclick = () =>
      void navigator.clipboard.writeText(text.trim()).then(
        () => {
          say(shown(copied), copied);
          setTimeout(say, SAID_MS, shown(copy), '');
        },
        // Forbidden here: a button that cannot would only puzzle.
        () => button.remove(),
      );
    source.append(' ', button);
  }
}

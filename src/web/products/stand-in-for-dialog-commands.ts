/**
 * Does by script what older browsers cannot do by markup: opening and closing
 * a modal dialog by `command`, and `closedby="none"`. Where the browser can, it
 * does nothing; where it knows no dialogs (before 2022), what the dialog holds
 * is shown in the page. Returns the way to stop, if there is anything to stop.
 */
export function standInForDialogCommands(
  opener: HTMLButtonElement,
  dialog: HTMLDialogElement,
): (() => void) | undefined {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy: boolean = 'closedBy' in dialog;
  const knowsDialogs: boolean = 'showModal' in dialog;
  if (knowsCommands && knowsClosedBy) return undefined;

  const stopListening = new AbortController();
  const options = { signal: stopListening.signal };
  if (!knowsCommands) {
    const open = () => (knowsDialogs ? dialog.showModal() : dialog.setAttribute('open', ''));
    const close = () => (knowsDialogs ? dialog.close() : dialog.removeAttribute('open'));
    opener.addEventListener('click', open, options);
    dialog.querySelector('[command="close"]')?.addEventListener('click', close, options);
  }
  if (!knowsClosedBy) {
    dialog.addEventListener('cancel', (event) => event.preventDefault(), options);
    // A second Escape closes a dialog without asking, unless the key itself is held off.
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && dialog.open) event.preventDefault();
      },
      { ...options, capture: true },
    );
  }
  return () => stopListening.abort();
}

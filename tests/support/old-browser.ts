import type { Page } from '@playwright/test';

/** The first version of Chrome that has all that `forgetNewFeatures` takes away. */
const NEW_CHROME = 114;

/**
 * Makes a page's browser one of 2021, as far as scripts can tell: what came
 * later is taken away before any script of the page runs. A browser that is as
 * old as that is left alone.
 */
export async function forgetNewFeatures(page: Page): Promise<void> {
  const [major] = (page.context().browser()?.version() ?? '').split('.');
  if (Number(major) < NEW_CHROME) return;
  await page.addInitScript(() => {
    const newFeatures: readonly (readonly [owner: object, names: readonly string[]])[] = [
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Array.prototype, ['at']],
      [AbortSignal, ['timeout']],
      [Crypto.prototype, ['randomUUID']],
      [HTMLElement.prototype, ['popover', 'togglePopover', 'showPopover', 'hidePopover']],
      [Element.prototype, ['ariaExpanded']],
      [HTMLButtonElement.prototype, ['command', 'commandForElement']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose', 'showModal', 'close']],
      [window, ['HTMLDialogElement', 'requestIdleCallback']],
    ];
    for (const [owner, names] of newFeatures) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
    const NEW_SELECTORS = /:popover-open|:has\(/;
    for (const owner of [Document.prototype, Element.prototype]) {
      for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
        const real = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
        if (!real) continue;
        Reflect.set(owner, name, function (this: unknown, selector: string) {
          if (NEW_SELECTORS.test(selector)) throw new DOMException(selector, 'SyntaxError');
          return real.call(this, selector);
        });
      }
    }
    // To an old browser these attributes mean nothing.
    new MutationObserver(() => {
      for (const name of ['popover', 'commandfor', 'closedby']) {
        for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

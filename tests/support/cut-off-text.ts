import type { Page } from '@playwright/test';

/**
 * Returns the texts of `<main>` that lie outside of the window and cannot be scrolled to, because an
 * element around them clips them. Slides of carousels are left out.
 */
export function findCutOffText(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    /** Text for assistive technology only has a box of 1 px or lies left of the window. */
    const isVisibleAndUnscrollable = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== main; box = box.parentElement) {
        const { display, overflowX } = getComputedStyle(box);
        if (['auto', 'scroll'].includes(overflowX)) return false;
        if (box.matches('[aria-hidden="true"], [aria-roledescription="carousel"]')) return false;
        const { width, right } = box.getBoundingClientRect();
        if (display !== 'contents' && (width <= 1 || right < 0)) return false;
      }
      return element.checkVisibility();
    };
    const cutOff: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const isCut = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
      if (isCut && node.parentElement && isVisibleAndUnscrollable(node.parentElement)) {
        cutOff.push(node.nodeValue ?? '');
      }
    }
    return cutOff;
  });
}

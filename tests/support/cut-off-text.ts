import type { Page } from '@playwright/test';

/**
 * Texts of a page's content that lie outside of the window where nothing scrolls to them: a box
 * around them is clipped, so that the page itself seems to fit. Slides that wait are none.
 */
export function findCutOffText(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    /** What is for machines and assistive technology has a box of 1 px, or lies far off. */
    const isOutOfReach = (element: Element): boolean => {
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
      if (isCut && node.parentElement && isOutOfReach(node.parentElement)) {
        cutOff.push(node.nodeValue ?? '');
      }
    }
    return cutOff;
  });
}

import type { Page } from '@playwright/test';

/** Returns the visible words of a page that are broken over two lines without a hyphen, each with its text. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    /** Text for assistive technology only has a box of 1 px. */
    const isVisible = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== body; box = box.parentElement) {
        const hasBox = getComputedStyle(box).display !== 'contents';
        if (hasBox && box.getBoundingClientRect().width <= 1) return false;
      }
      return element.checkVisibility();
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, nodeValue: text } = node;
      if (!text || !parent) continue;
      for (const { 0: word, index } of text.matchAll(/[^\s\u00ad–—/·.,()-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        if (isBroken && isVisible(parent)) {
          broken.push(`${word} in "${text}"`);
        }
      }
    }
    return broken;
  });
}

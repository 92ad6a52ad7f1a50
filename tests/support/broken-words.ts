import type { Page } from '@playwright/test';

/** Words of a page that go on in a second line without a hyphen, each with the text it stands in. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    /** A box of 1 px holds what is for machines and assistive technology only. */
    const isInSight = (element: Element): boolean => {
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
      if (!text || !parent || !isInSight(parent)) continue;
      for (const { 0: word, index } of text.matchAll(/[^\s\u00ad–—/·.,()-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) {
          broken.push(`${word} in "${text}"`);
        }
      }
    }
    return broken;
  });
}

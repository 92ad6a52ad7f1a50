import { launch } from 'puppeteer-core';
import { FIREFOX, type Engine } from './engine.ts';

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => {
      await page.goto(url);
    },
    read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    close: () => browser.close(),
  };
}

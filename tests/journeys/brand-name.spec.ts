/** The layout has space for other names than the company's own. */
import { expect, test } from '../support/test.ts';

/** Two words with 24 letters. */
const LONG_NAME = 'Maharashtra Intermediates';
const LONG_EMAIL = 'enquiries@maharashtra-intermediates.example';
const PHONE = '+91 22 5555 0147';
const LARGE_TEXT_PX = 32;

test('a name of two words and 24 letters fits the bar and the footer at every width', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(
    ([name = '', email = '', phone = '']) => {
      const replace = (selector: string, ...parts: (string | Node)[]) => {
        for (const element of document.querySelectorAll(selector))
          element.replaceChildren(...parts);
      };
      const [mailbox, domain = ''] = email.split('@');
      replace('a[aria-label$="home page"] span span', name);
      replace(
        'footer a[href^="mailto:"] span',
        `${mailbox}@`,
        document.createElement('wbr'),
        domain,
      );
      document.querySelector('header a[href^="tel:"]')?.lastChild?.replaceWith(phone);
    },
    [LONG_NAME, LONG_EMAIL, PHONE],
  );
  const bar = page.getByRole('banner');
  /** Whether the telephone number, which wraps out of sight where it does not fit, is seen. */
  const hasNumber = () =>
    bar.locator('a[href^="tel:"]').evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.lastChild ?? link);
      return range.getBoundingClientRect().top < link.getBoundingClientRect().bottom;
    });
  const browser = await page.context().newCDPSession(page);
  for (const [width, textSize, isNumberShown] of [
    [1920, 16, true],
    [1280, 16, true],
    [992, 16, true],
    [768, 16, true],
    [576, 16, true],
    [390, 16, true],
    [360, 16, false],
    [320, 16, false],
    [320, LARGE_TEXT_PX, false],
  ] as const) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    await page.setViewportSize({ width, height: 800 });
    const what = `at ${width} px, text of ${textSize} px`;
    const last = width < 992 ? bar.getByRole('button', { name: 'Menu' }) : bar.getByText('Contact');
    await expect(last, what).toBeInViewport({ ratio: 1 });
    if (isNumberShown) await expect.poll(hasNumber, what).toBe(true);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, what).toBeLessThanOrEqual(0);
  }
});

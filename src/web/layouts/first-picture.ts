/** The longest time that fonts, other pictures and islands wait for a slow first picture. */
const LONGEST_WAIT_MS = 3000;

const FIRST_PICTURE = 'img[fetchpriority="high"]';

/**
 * Resolves when the first picture of the page has loaded or failed, at once where the page has none,
 * and after three seconds at the latest. What is not needed for the first view waits for it: the
 * picture then has the network for itself.
 */
export async function firstPicture(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const picture = document.querySelector<HTMLImageElement>(FIRST_PICTURE);
  if (!picture || picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/** The longest time that fonts, other pictures and islands wait for a slow first picture. */
const LONGEST_WAIT_MS = 3000;

const FIRST_PICTURE = 'img[fetchpriority="high"]';

/**
 * Resolves when the first picture of the page has loaded (or failed) and the page has been painted,
 * and after three seconds at the latest. What is not needed for the first view waits for it: the
 * picture then has the network for itself. A page without such a picture waits for its first paint.
 */
export function firstPicture(): Promise<unknown> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([firstView(), tooLate]);
}

async function firstView(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const picture = document.querySelector<HTMLImageElement>(FIRST_PICTURE);
  if (picture && !picture.complete) {
    await new Promise((resolve) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', resolve);
    });
  }
  await new Promise<unknown>((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
}

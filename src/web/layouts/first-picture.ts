/** The maximum time that fonts, other pictures and islands wait for a slow first picture. */
const LONGEST_WAIT_MS = 3000;

const FIRST_PICTURE = 'img[fetchpriority="high"]';

/**
 * Resolves when the page's first picture has loaded or failed and the page is painted, or after three seconds.
 * Resources that the first view does not need wait for it, so that they do not compete with the first picture. Without
 * such a picture, it resolves after the first paint.
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

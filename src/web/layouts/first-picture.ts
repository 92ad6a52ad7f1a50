/** The maximum time that fonts, other pictures and islands wait for a slow first picture. */
const LONGEST_WAIT_MS = 3000;

const FIRST_PICTURE = 'img[fetchpriority="high"]';

/** Resolves after the first paint, or after three seconds. */
export function firstPaint(): Promise<unknown> {
  return atMost(
    new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    ),
  );
}

/**
 * Resolves when the page's first picture has loaded or failed and the page is painted, or after three seconds.
 * Resources that the first view does not need wait for it, so that they do not compete with the first picture. Without
 * such a picture, it resolves after the first paint.
 */
export function firstPicture(): Promise<unknown> {
  return Promise.all([atMost(pictureLoaded()), firstPaint()]);
}

async function pictureLoaded(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const picture = document.querySelector<HTMLImageElement>(FIRST_PICTURE);
  if (!picture || picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
}

function atMost(event: Promise<unknown>): Promise<unknown> {
  return Promise.race([event, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

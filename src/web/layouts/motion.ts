/**
 * Controls the motion of a page: `data-motion` of `<html>` is `paused` or `playing`, which styles and animations read.
 * The visitor's choice is kept for the browser tab. While the system prefers reduced motion, motion is always paused.
 */
const STORAGE_KEY = 'motion';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** Returns the stored choice; null when there is none or storage is blocked. */
function storedChoice(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function applyMotion(choice = storedChoice()): void {
  root.dataset['motion'] = reducedMotion.matches || choice === 'paused' ? 'paused' : 'playing';
}

/** Makes every element with `data-motion-toggle` switch motion, and applies the choice to all pages of the tab. */
export function startMotion(): void {
  applyMotion();
  // Safari before 14 has no `addEventListener` here.
  reducedMotion.onchange = () => applyMotion();
  // A page from the back/forward cache, or a prerendered one, may have missed a change.
  addEventListener('pageshow', () => applyMotion());
  document.addEventListener('prerenderingchange', () => applyMotion());
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-motion-toggle]')) return;
    const choice = root.dataset['motion'] === 'paused' ? 'playing' : 'paused';
    try {
      sessionStorage.setItem(STORAGE_KEY, choice);
    } catch {
      // Without storage, the choice applies to this page only.
    }
    applyMotion(choice);
  });
}

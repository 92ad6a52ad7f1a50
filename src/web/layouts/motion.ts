/**
 * Motion of a page, on or off: `data-motion` on `<html>` is `paused` or `playing`. Styles and every
 * moving part read it there. The visitor's choice lasts for the browser tab; a system that asks for
 * reduced motion pauses always.
 */
const STORAGE_KEY = 'motion';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** The stored choice; null where there is none or storage is forbidden. */
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

/** Switches motion by every element with `data-motion-toggle`, and keeps pages of one tab alike. */
export function startMotion(): void {
  applyMotion();
  reducedMotion.addEventListener('change', () => applyMotion());
  // A page of the back button's cache or one that was loaded ahead: the choice may have changed.
  addEventListener('pageshow', () => applyMotion());
  document.addEventListener('prerenderingchange', () => applyMotion());
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-motion-toggle]')) return;
    const choice = root.dataset['motion'] === 'paused' ? 'playing' : 'paused';
    try {
      sessionStorage.setItem(STORAGE_KEY, choice);
    } catch {
      // Storage may be forbidden: the choice then lasts for this page.
    }
    applyMotion(choice);
  });
}

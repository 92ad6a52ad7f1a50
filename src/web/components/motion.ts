/**
 * Motion of a page, on or off: the one thing its moving parts share. It is an
 * attribute of `<html>`, which styles see too, and a DOM event that every moving
 * part listens to. A visitor's choice lasts for the browser tab.
 */
const MOTION_EVENT = 'site:motion';
const STORAGE_KEY = 'motion';
const PAUSED = 'paused';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether anything may move by itself: not paused, and no wish for reduced motion. */
export function isMotionAllowed(): boolean {
  return !isPaused() && !matchMedia(REDUCED_MOTION).matches;
}

/** Pauses all motion of the page, or lets it go on. */
export function toggleMotion(): void {
  const choice = isPaused() ? 'playing' : PAUSED;
  try {
    sessionStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
  takeOver(choice);
}

/** Calls back whenever motion is switched or the system's preference changes, until the signal ends it. */
export function onMotionChange(callback: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  document.addEventListener(MOTION_EVENT, callback, options);
  matchMedia(REDUCED_MOTION).addEventListener('change', callback, options);
}

function isPaused(): boolean {
  return document.documentElement.dataset['motion'] === PAUSED;
}

function takeOver(choice: string): void {
  if (document.documentElement.dataset['motion'] === choice) return;
  document.documentElement.dataset['motion'] = choice;
  document.dispatchEvent(new Event(MOTION_EVENT));
}

function takeOverStoredChoice(): void {
  try {
    const choice = sessionStorage.getItem(STORAGE_KEY);
    if (choice !== null) takeOver(choice);
  } catch {
    // As above.
  }
}

// Islands are also drawn at build, where there is no page.
if (!import.meta.env.SSR) {
  takeOverStoredChoice();
  // A page comes to the front, from the back button's cache or prepared ahead: the choice may have been made on another.
  addEventListener('pageshow', takeOverStoredChoice);
  document.addEventListener('prerenderingchange', takeOverStoredChoice);
}

/**
 * Motion of a page, on or off: the one thing islands share. It is an attribute
 * on `<html>` and a DOM event that every moving part listens to. A visitor's
 * choice lasts for the browser tab.
 */
const MOTION_ATTRIBUTE = 'data-motion';
const MOTION_EVENT = 'site:motion';
const STORAGE_KEY = 'motion';
const PAUSED = 'paused';

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the visitor has not paused the page (the system's preference aside). */
export function isMotionSwitchedOn(): boolean {
  // The tab's choice comes first: a page that the back button brings back still has the attribute of then.
  const choice = readStoredChoice() ?? document.documentElement.getAttribute(MOTION_ATTRIBUTE);
  return choice !== PAUSED;
}

/** Whether anything may move by itself: switched on, and no wish for reduced motion. */
export function isMotionAllowed(): boolean {
  return isMotionSwitchedOn() && !prefersReducedMotion();
}

/** Pauses or plays all motion of the page. */
export function switchMotion(isOn: boolean): void {
  document.documentElement.setAttribute(MOTION_ATTRIBUTE, isOn ? 'playing' : PAUSED);
  try {
    sessionStorage.setItem(STORAGE_KEY, isOn ? 'playing' : PAUSED);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
  document.dispatchEvent(new Event(MOTION_EVENT));
}

/**
 * Calls back whenever motion is switched, the system's preference changes, or
 * the page comes to the front with a choice that was made on another: from the
 * back button's cache, or prepared ahead. Returns the way to stop.
 */
export function onMotionChange(callback: () => void): () => void {
  const preference = matchMedia('(prefers-reduced-motion: reduce)');
  document.addEventListener(MOTION_EVENT, callback);
  preference.addEventListener('change', callback);
  addEventListener('pageshow', callback);
  document.addEventListener('prerenderingchange', callback);
  return () => {
    removeEventListener('pageshow', callback);
    document.removeEventListener('prerenderingchange', callback);
    document.removeEventListener(MOTION_EVENT, callback);
    preference.removeEventListener('change', callback);
  };
}

function readStoredChoice(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

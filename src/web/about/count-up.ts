/** How much of the figures must be in view before they start. */
const VISIBLE_SHARE = 0.15;

const isMotionPaused = () => document.documentElement.dataset['motion'] === 'paused';

/**
 * Counts the figures of each panel marked `data-count-up` from 0 to their targets, once, when the
 * panel first comes into view. Time is measured by the clock, so a hidden tab loses none. While motion
 * is paused, figures show their targets at once.
 */
export function startCountUp(): void {
  if (isMotionPaused()) return;
  const panels = [...document.querySelectorAll('[data-count-up]')];
  let running = panels.length;
  for (const panel of panels) {
    countWhenSeen(panel, () => {
      running -= 1;
      if (running === 0) removeToggle();
    });
  }
}

function countWhenSeen(panel: Element, onEnd: () => void): void {
  const figures = [...panel.querySelectorAll<HTMLElement>('[data-target]')].map(overlay);
  const showAt = (elapsedMs: number) => figures.map((show) => show(elapsedMs)).includes(true);
  const run = (startedAt: number, now: number) => {
    const isRunning = showAt(isMotionPaused() ? Infinity : now - startedAt);
    if (isRunning) requestAnimationFrame((later) => run(startedAt, later));
    else onEnd();
  };
  showAt(0);
  const viewObserver = new IntersectionObserver(
    (entries) => {
      if (!entries[entries.length - 1]?.isIntersecting) return;
      viewObserver.disconnect();
      requestAnimationFrame((now) => run(now, now));
    },
    { threshold: VISIBLE_SHARE },
  );
  viewObserver.observe(panel);
}

/** Removes the motion control, since nothing moves any more; while it has the focus, it stays. */
function removeToggle(): void {
  const toggle = document.querySelector('[data-motion-toggle]');
  if (toggle === document.activeElement) toggle?.addEventListener('blur', () => toggle.remove());
  else toggle?.remove();
}

/**
 * Puts a moving figure over the final one, which keeps its width and is what assistive technology
 * reads. Returns a function that shows the figure after a time in milliseconds and returns whether
 * it still moves. The moving figure has no plus sign.
 */
function overlay(figure: HTMLElement): (elapsedMs: number) => boolean {
  const target = Number(figure.dataset['target']);
  const durationMs = Number(figure.dataset['durationMs']);
  const final = figure.firstElementChild;
  final?.classList.add('counter-final-unseen');
  const moving = document.createElement('span');
  moving.className = 'counter-moving';
  moving.setAttribute('aria-hidden', 'true');
  figure.append(moving);
  return (elapsedMs) => {
    if (elapsedMs >= durationMs) {
      moving.remove();
      final?.classList.remove('counter-final-unseen');
      return false;
    }
    const text = String(counterValue(target, elapsedMs, durationMs));
    if (moving.textContent !== text) moving.textContent = text;
    return true;
  };
}

/**
 * What a counter shows after a time: 0 at the start, never less than before, and exactly its target
 * from the end of its duration on. It reaches three quarters after a fifth of the duration.
 */
export function counterValue(target: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return target;
  const share = Math.max(0, elapsedMs) / durationMs;
  return Math.floor((target * (1 - 2 ** (-10 * share))) / (1 - 2 ** -10));
}

import { isMotionAllowed, onMotionChange, toggleMotion } from '../components/motion.ts';

/** How much of the panel must be in view before its figures start. */
const VISIBLE_SHARE = 0.15;

/** Brings the figures of About and the control of their motion to life. On any other page it does nothing. */
export function startCountUp(): void {
  const section = document.querySelector('count-up');
  if (!section) return;
  const control = section.querySelector('button');
  control?.addEventListener('click', toggleMotion);
  const panel = section.querySelector('ul');
  if (panel && isMotionAllowed()) countUp(panel, () => control && takeAway(control));
  // As Astro does with its islands: the shell waits for this, and its styles show the control.
  section.removeAttribute('ssr');
}

/**
 * Lets the figures of a panel run from 0 to their targets once, when it first
 * comes into view; `onEnd` is told of the run's end. It goes by the clock, so that a hidden tab
 * loses no time.
 */
function countUp(panel: Element, onEnd: () => void): void {
  const figures = [...panel.querySelectorAll<HTMLElement>('[data-target]')].map(layOver);
  const show = (elapsedMs: number) => figures.map((showAt) => showAt(elapsedMs)).includes(true);
  let frame = 0;
  const run = (startedAt: number, now: number) => {
    const isRunning = show(now - startedAt);
    if (isRunning) frame = requestAnimationFrame((later) => run(startedAt, later));
    else onEnd();
  };
  const viewObserver = new IntersectionObserver(
    (entries) => {
      if (!entries[entries.length - 1]?.isIntersecting) return;
      viewObserver.disconnect();
      frame = requestAnimationFrame((now) => run(now, now));
    },
    { threshold: VISIBLE_SHARE },
  );

  show(0);
  viewObserver.observe(panel);
  // Who stops all motion wants to read the figures, not a moment of their run.
  onMotionChange(() => {
    if (isMotionAllowed()) return;
    viewObserver.disconnect();
    cancelAnimationFrame(frame);
    show(Infinity);
  });
}

/** Nothing is left to pause. Who stands on the control keeps it until they go on. */
function takeAway(control: HTMLElement): void {
  if (document.activeElement === control) control.addEventListener('blur', () => control.remove());
  else control.remove();
}

/**
 * Lays a moving figure over a final one, which keeps its width and is read by assistive technology.
 * Answers with what shows it after a time, and tells whether it still runs; at its end it goes.
 * It lacks the plus of the final figure, which it does not bear out yet.
 */
function layOver(figure: HTMLElement): (elapsedMs: number) => boolean {
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
    // Nothing is drawn again in the many frames in which a figure does not change.
    if (moving.textContent !== text) moving.textContent = text;
    return true;
  };
}

/**
 * What a counter shows after a time: 0 at the start, never less than before,
 * and exactly its target from the end of its duration on. Three quarters stand
 * after a fifth of it: who passes on shall not have read a small company.
 */
export function counterValue(target: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return target;
  const share = Math.max(0, elapsedMs) / durationMs;
  return Math.floor((target * (1 - 2 ** (-10 * share))) / (1 - 2 ** -10));
}

import { isMotionAllowed, onMotionChange, toggleMotion } from '../ui/motion.ts';

/** How much of the panel must be in view before its figures start. */
const VISIBLE_SHARE = 0.15;

/** Brings the figures of About and the control of their motion to life. On any other page it does nothing. */
export function startCountUp(): void {
  const section = document.querySelector('count-up');
  if (!section) return;
  section.querySelector('.live-control')?.addEventListener('click', toggleMotion);
  const panel = section.querySelector('ul');
  if (panel && isMotionAllowed()) countUp(panel);
  // As Astro does with its islands: the shell waits for this, and its styles show the control.
  section.removeAttribute('ssr');
}

/**
 * Lets the figures of a panel run from 0 to their targets once, when it first
 * comes into view. The run goes by the clock, so that a hidden tab loses no time.
 */
function countUp(panel: Element): void {
  const figures = [...panel.querySelectorAll<HTMLElement>('[data-target]')].map(layOver);
  const longestMs = Math.max(...figures.map(({ durationMs }) => durationMs));
  let frame = 0;

  const show = (elapsedMs: number) => {
    for (const figure of figures) {
      const { moving, target, suffix, durationMs } = figure;
      if (elapsedMs >= durationMs) {
        settle(figure);
        continue;
      }
      const value = counterValue(target, elapsedMs, durationMs);
      const text = `${value}${suffix}`;
      // Nothing is drawn again in the many frames in which a figure does not change.
      if (moving.textContent === text) continue;
      moving.textContent = text;
      // The places it has yet to fill are shown faintly, as on a flow meter.
      moving.dataset['emptyPlaces'] = '0'.repeat(String(target).length - String(value).length);
    }
  };
  const run = (startedAt: number, now: number) => {
    show(now - startedAt);
    if (now - startedAt >= longestMs) return;
    frame = requestAnimationFrame((later) => run(startedAt, later));
  };
  const viewObserver = new IntersectionObserver(
    (entries) => {
      if (!entries[entries.length - 1]?.isIntersecting) return;
      viewObserver.disconnect();
      frame = requestAnimationFrame((now) => run(now, now));
    },
    { threshold: VISIBLE_SHARE },
  );
  const finish = () => {
    viewObserver.disconnect();
    cancelAnimationFrame(frame);
    figures.forEach(settle);
  };

  show(0);
  viewObserver.observe(panel);
  // Who stops all motion wants to read the figures, not a moment of their run.
  onMotionChange(() => {
    if (!isMotionAllowed()) finish();
  });
}

/** Lays a moving figure over a final one, which keeps its width and is read by assistive technology. */
function layOver(figure: HTMLElement) {
  const { target, suffix = '', durationMs } = figure.dataset;
  const final = figure.firstElementChild;
  final?.classList.add('counter-final-unseen');
  const moving = document.createElement('span');
  moving.className = 'counter-moving';
  moving.setAttribute('aria-hidden', 'true');
  figure.append(moving);
  return { final, moving, target: Number(target), suffix, durationMs: Number(durationMs) };
}

/** Leaves the final figure alone. */
function settle({ final, moving }: ReturnType<typeof layOver>): void {
  moving.remove();
  final?.classList.remove('counter-final-unseen');
}

/**
 * What a counter shows after a time: 0 at the start, never less than before,
 * and exactly its target from the end of its duration on. It slows down
 * towards the end, as a filling meter does.
 */
export function counterValue(target: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return target;
  const rest = 1 - Math.max(0, elapsedMs) / durationMs;
  return Math.floor(target * (1 - rest * rest));
}

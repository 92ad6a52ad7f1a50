/** The animation starts when this part of the panel is in view. */
const VISIBLE_SHARE = 0.15;

/** Also in `use-carousel.ts`: a shared module would be a file of its own, for which both would wait. */
const isMotionPaused = () => document.documentElement.dataset['motion'] === 'paused';

/**
 * Animates the figures of the panel marked `data-count-up` from 0 to their targets, once, when the panel first comes
 * into view. It depends on the clock, not on the number of frames, so it has ended when a hidden tab is shown again.
 * While motion is paused, the targets are shown; when it is played again, the animation begins.
 */
export function startCountUp(): void {
  if (isMotionPaused()) {
    whenPlayed(startCountUp);
    return;
  }
  const panel = document.querySelector('[data-count-up]');
  if (!panel) return;
  const figures = [...panel.querySelectorAll<HTMLElement>('[data-target]')].map(overlay);
  const showAt = (elapsedMs: number) => figures.map((show) => show(elapsedMs)).includes(true);
  const run = (startedAt: number, now: number) => {
    if (isMotionPaused()) {
      showAt(Infinity);
      whenPlayed(startCountUp);
    } else if (showAt(now - startedAt)) requestAnimationFrame((later) => run(startedAt, later));
    else removeToggle();
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

/** Calls a function once when motion is not paused any more. */
function whenPlayed(act: () => void): void {
  const motionObserver = new MutationObserver(() => {
    if (isMotionPaused()) return;
    motionObserver.disconnect();
    act();
  });
  motionObserver.observe(document.documentElement, { attributeFilter: ['data-motion'] });
}

/** Removes the motion control when no motion is left. While it has the focus, it stays. */
function removeToggle(): void {
  const toggle = document.querySelector('[data-motion-toggle]');
  if (toggle === document.activeElement) toggle?.addEventListener('blur', () => toggle.remove());
  else toggle?.remove();
}

/**
 * Puts an animated figure over the final one, which keeps its width and is read by assistive technology. Returns a
 * function that shows the figure at a time in milliseconds and returns whether the animation continues. The animated
 * figure has no plus sign.
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
    // After a fifth of the duration, it is at three quarters.
    const share = 1 - 2 ** ((-10 * elapsedMs) / durationMs);
    const text = String(Math.floor((target * share) / (1 - 2 ** -10)));
    if (moving.textContent !== text) moving.textContent = text;
    return true;
  };
}

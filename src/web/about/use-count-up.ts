import { useEffect, useState, type RefObject } from 'react';
import { counterValue } from './counter-value.ts';
import { isMotionAllowed, onMotionChange } from '../ui/motion.ts';

export type Count = {
  target: number;
  /** Time from 0 to the target. */
  durationMs: number;
};

/** How much of the panel must be in view before its figures start. */
const VISIBLE_SHARE = 0.15;

/**
 * The values that a panel's figures show on the way to their targets, or
 * nothing while they stand at them: before script has arrived, after the one
 * run, and wherever nothing may move. The run starts when the panel first
 * comes into view and goes by the clock, so that a hidden tab loses no time.
 */
export function useCountUp(
  panelRef: RefObject<HTMLElement | null>,
  counts: readonly Count[],
): readonly number[] | undefined {
  const [values, setValues] = useState<readonly number[]>();

  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || !isMotionAllowed()) return;

    const longestMs = Math.max(...counts.map((count) => count.durationMs));
    const show = (elapsedMs: number) => {
      const next = counts.map(({ target, durationMs }) =>
        counterValue(target, elapsedMs, durationMs),
      );
      // Nothing is drawn again in the many frames in which no figure changes.
      setValues((shown) => (shown?.every((value, index) => value === next[index]) ? shown : next));
    };
    let frame = 0;
    const run = (startedAt: number, now: number) => {
      if (now - startedAt >= longestMs) return setValues(undefined);
      show(now - startedAt);
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
    const stop = () => {
      viewObserver.disconnect();
      cancelAnimationFrame(frame);
    };
    // Who stops all motion wants to read the figures, not a moment of their run.
    const stopMotionListener = onMotionChange(() => {
      if (isMotionAllowed()) return;
      stop();
      setValues(undefined);
    });

    show(0);
    viewObserver.observe(panel);
    return () => {
      stop();
      stopMotionListener();
    };
    // The counts are plain data of the page and never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [panelRef]);

  return values;
}

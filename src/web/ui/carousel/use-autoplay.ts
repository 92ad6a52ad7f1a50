import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, type RefObject } from 'react';
import { isMotionAllowed, onMotionChange } from '../motion.ts';

/**
 * Plays a carousel's autoplay plug-in while the carousel is in view, motion is
 * allowed, no mouse moves over it and no keyboard focus is in it. Clicks and
 * drags never stop it: the specification keeps carousels playing after
 * interaction, so a mouse that has clicked no longer holds it, and a focus that
 * a click left behind is no keyboard focus.
 */
export function useAutoplay(
  carousel: EmblaCarouselType | undefined,
  rootRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const root = rootRef.current;
    const autoplay = carousel?.plugins().autoplay;
    if (!carousel || !autoplay || !root) return;

    let isInView = false;
    let mouse: 'away' | 'over' | 'clicked' = 'away';
    let hasKeyboardFocus = false;
    const update = () => {
      const mayPlay = isInView && isMotionAllowed() && mouse !== 'over' && !hasKeyboardFocus;
      if (mayPlay && !autoplay.isPlaying()) autoplay.play();
      if (!mayPlay) autoplay.stop();
    };

    const stopListening = new AbortController();
    const options = { signal: stopListening.signal };
    const setMouse = (state: typeof mouse) => {
      if (mouse === state) return;
      mouse = state;
      update();
    };
    // A move, not an enter: a mouse that lay there when the page opened wants nothing of it.
    root.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'mouse' && mouse === 'away') setMouse('over');
      },
      options,
    );
    root.addEventListener('pointerdown', () => setMouse('clicked'), options);
    root.addEventListener('pointerleave', () => setMouse('away'), options);
    root.addEventListener(
      'focusin',
      (event) => {
        hasKeyboardFocus = event.target instanceof Element && isFocusVisible(event.target);
        update();
      },
      options,
    );
    root.addEventListener(
      'focusout',
      () => {
        hasKeyboardFocus = false;
        update();
      },
      options,
    );
    const stopMotionListener = onMotionChange(update);
    const viewObserver = new IntersectionObserver((entries) => {
      isInView = entries[entries.length - 1]?.isIntersecting ?? false;
      update();
    });
    viewObserver.observe(root);
    // The plug-in starts again by itself when a drag ends, and stops for good when a new window size sets it up anew.
    carousel.on('pointerUp', update).on('reInit', update);

    return () => {
      stopListening.abort();
      stopMotionListener();
      viewObserver.disconnect();
      carousel.off('pointerUp', update).off('reInit', update);
    };
  }, [carousel, rootRef]);
}

function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // Safari before 15.4 does not know the selector; a click's focus shall not hold what plays.
    return false;
  }
}

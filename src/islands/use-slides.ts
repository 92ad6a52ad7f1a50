import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useState } from 'react';
import { isMotionAllowed } from './motion.ts';

export type Slides = {
  /** Index of the selected slide, from 0. */
  selectedIndex: number;
  canGoBack: boolean;
  canGoOn: boolean;
  goBack: () => void;
  goOn: () => void;
  goTo: (index: number) => void;
};

/**
 * Where a carousel stands and how to move it. Each move starts the autoplay's delay
 * anew; where motion is off, slides change without gliding.
 */
export function useSlides(carousel: EmblaCarouselType | undefined): Slides {
  const [position, setPosition] = useState({ selectedIndex: 0, canGoBack: true, canGoOn: true });

  useEffect(() => {
    if (!carousel) return;
    const update = () =>
      setPosition({
        selectedIndex: carousel.selectedScrollSnap(),
        canGoBack: carousel.canScrollPrev(),
        canGoOn: carousel.canScrollNext(),
      });
    update();
    carousel.on('select', update).on('reInit', update);
    return () => {
      carousel.off('select', update).off('reInit', update);
    };
  }, [carousel]);

  const move = useCallback(
    (step: (target: EmblaCarouselType, isJump: boolean) => void) => {
      if (!carousel) return;
      step(carousel, !isMotionAllowed());
      carousel.plugins().autoplay?.reset();
    },
    [carousel],
  );

  return {
    ...position,
    goBack: useCallback(() => move((target, isJump) => target.scrollPrev(isJump)), [move]),
    goOn: useCallback(() => move((target, isJump) => target.scrollNext(isJump)), [move]),
    goTo: useCallback(
      (index: number) => move((target, isJump) => target.scrollTo(index, isJump)),
      [move],
    ),
  };
}

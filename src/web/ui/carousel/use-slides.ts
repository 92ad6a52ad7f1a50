import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isMotionAllowed } from '../motion.ts';

export type Slides = {
  /** Index of the selected slide, from 0. */
  selectedIndex: number;
  canGoBack: boolean;
  canGoOn: boolean;
  goBack: () => void;
  goOn: () => void;
  goTo: (index: number) => void;
};

type Step = (carousel: EmblaCarouselType, isJump: boolean) => void;

/**
 * Where a carousel stands and how to move it. Each move starts the autoplay's delay
 * anew; where motion is off, slides change without gliding. Moves asked for
 * before the carousel is set up happen when it is.
 */
export function useSlides(carousel: EmblaCarouselType | undefined): Slides {
  const [position, setPosition] = useState({ selectedIndex: 0, canGoBack: true, canGoOn: true });
  const earlySteps = useRef<Step[]>([]);

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
    for (const step of earlySteps.current.splice(0)) take(step, carousel);
    return () => {
      carousel.off('select', update).off('reInit', update);
    };
  }, [carousel]);

  const move = useCallback(
    (step: Step) => {
      if (carousel) take(step, carousel);
      else earlySteps.current.push(step);
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

function take(step: Step, carousel: EmblaCarouselType): void {
  step(carousel, !isMotionAllowed());
  carousel.plugins().autoplay?.reset();
}

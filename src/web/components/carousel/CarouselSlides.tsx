import type { ReactElement } from 'react';
import { fillText } from '../../../records/reading/fill-text.ts';
import type { Carousel } from './use-carousel.ts';

export type CarouselSlidesProps = {
  carousel: Carousel;
  /** Accessible name of one slide, with `{index}` and `{count}`. */
  label: string;
  className: string;
  slideClassName?: string;
  /** What the slides show, each with a key. One alone has nowhere to move. */
  children: readonly ReactElement[];
};

/** The slides of a carousel that shows one at a time, as high as what holds it. */
export function CarouselSlides({
  carousel: { viewportRef, isLive, isUnasked, selectedIndex },
  label,
  className,
  slideClassName = '',
  children: slides,
}: CarouselSlidesProps) {
  return (
    <div ref={slides.length > 1 ? viewportRef : undefined} className="carousel-viewport h-full">
      <div
        // What moves by itself is not announced; what a visitor turns to is.
        aria-live={isUnasked ? 'off' : 'polite'}
        className={`flex h-full ${className}`}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={fillText(label, { index: index + 1, count: slides.length })}
            inert={isLive && index !== selectedIndex}
            className={`relative h-full min-h-0 min-w-0 flex-[0_0_100%] noscript:snap-start ${slideClassName}`}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

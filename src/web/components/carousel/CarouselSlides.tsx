import type { ReactElement } from 'react';
import type { Carousel } from './use-carousel.ts';

type CarouselSlidesProps = {
  carousel: Carousel;
  className: string;
  slideClassName?: string;
  /** The content of each slide, with a key. A single slide does not move. */
  children: readonly ReactElement[];
};

/** The slides of a carousel that shows one at a time, as high as the parent element. */
export function CarouselSlides({
  carousel: { viewportRef, isLive, isPlaying, selectedIndex },
  className,
  slideClassName = '',
  children: slides,
}: CarouselSlidesProps) {
  return (
    <div ref={slides.length > 1 ? viewportRef : undefined} className="carousel-viewport h-full">
      <div aria-live={isPlaying ? 'off' : 'polite'} className={`flex h-full ${className}`}>
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
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

import Autoplay from 'embla-carousel-autoplay';
import { useRef, useState } from 'react';
import { CarouselArrow } from '../ui/carousel/CarouselArrow.tsx';
import { CarouselDots } from '../ui/carousel/CarouselDots.tsx';
import { CarouselSlide } from '../ui/carousel/CarouselSlide.tsx';
import { Picture, type BuiltPicture } from '../ui/Picture.tsx';
import { fillText } from '../../records/fill-text.ts';
import type { ProductsPage } from '../../records/products-page.ts';
import { useAutoplay } from '../ui/carousel/use-autoplay.ts';
import { useCarouselWhenNear } from '../ui/carousel/use-carousel-when-near.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { useIsPlaying } from '../ui/carousel/use-is-playing.ts';
import { usePicturesToLoad } from '../ui/carousel/use-pictures-to-load.ts';
import { useSlides } from '../ui/carousel/use-slides.ts';

/** Autoplay delay of a card's pictures (website specification, sections 2 and 4). */
export const PRODUCT_CAROUSEL_INTERVAL_MS = 3000;

const CAROUSEL_OPTIONS = {
  loop: true,
  // Who prefers less motion sees the next picture at once, without its way there.
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/** One card in a row of 1, 2, 3 or 4, by the window's width. */
const CARD_SIZES =
  '(width >= 1312px) 290px, (width >= 992px) 23vw, (width >= 768px) 31vw, (width >= 576px) 46vw, 92vw';

export type ProductCarouselProps = {
  /** The product's name in running text. */
  name: string;
  /** At least one. One alone is a single slide without controls. */
  pictures: readonly BuiltPicture[];
  texts: ProductsPage['card']['carousel'];
};

/** The pictures of a product's card, which follow each other in a loop. */
export function ProductCarousel({ name, pictures, texts }: ProductCarouselProps) {
  const [onlyPicture, secondPicture] = pictures;
  if (secondPicture) return <RunningCarousel name={name} pictures={pictures} texts={texts} />;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={fillText(texts.label, { name })}
      className="product-carousel"
    >
      <CarouselSlide index={0} count={1} label={texts.slide} className="product-slide">
        {onlyPicture && <CardPicture picture={onlyPicture} />}
      </CarouselSlide>
    </div>
  );
}

/** Slides that are not shown are inert; their pictures load when their turn comes near. */
function RunningCarousel({ name, pictures, texts }: ProductCarouselProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [plugins] = useState(() => [
    Autoplay({
      delay: PRODUCT_CAROUSEL_INTERVAL_MS,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnFocusIn: false,
    }),
  ]);
  const viewportRef = useRef<HTMLDivElement>(null);
  const carousel = useCarouselWhenNear(viewportRef, CAROUSEL_OPTIONS, plugins);
  const isHydrated = useIsHydrated();
  useAutoplay(carousel, rootRef);
  const isPlaying = useIsPlaying(carousel);
  const picturesToLoad = usePicturesToLoad(carousel, rootRef);
  const { selectedIndex, goTo, goBack, goOn } = useSlides(carousel);

  return (
    <div
      ref={rootRef}
      role="group"
      aria-roledescription="carousel"
      aria-label={fillText(texts.label, { name })}
      className="product-carousel"
    >
      <div ref={viewportRef} className="carousel-viewport h-full">
        <div
          // What moves by itself is not announced; what a visitor turns to is.
          aria-live={isPlaying ? 'off' : 'polite'}
          className="carousel-container h-full touch-pan-y touch-pinch-zoom"
        >
          {pictures.map((picture, index) => (
            <CarouselSlide
              key={picture.src}
              index={index}
              count={pictures.length}
              label={texts.slide}
              // Only with script: without, every slide can be scrolled to.
              isInert={isHydrated && index !== selectedIndex}
              className="product-slide"
            >
              <CardPicture picture={picture} isWaiting={!picturesToLoad.has(index)} />
            </CarouselSlide>
          ))}
        </div>
      </div>
      <CarouselArrow
        direction="previous"
        label={fillText(texts.previous, { name })}
        onClick={goBack}
        className="product-arrow left-0.5"
      />
      <CarouselArrow
        direction="next"
        label={fillText(texts.next, { name })}
        onClick={goOn}
        className="product-arrow right-0.5"
      />
      <CarouselDots
        count={pictures.length}
        selectedIndex={selectedIndex}
        label={fillText(texts.dots, { name })}
        dotLabel={texts.goTo.replace('{name}', () => name)}
        onSelect={goTo}
        className="product-dots"
      />
    </div>
  );
}

function CardPicture({
  picture,
  isWaiting = false,
}: {
  picture: BuiltPicture;
  isWaiting?: boolean;
}) {
  return (
    <Picture
      picture={picture}
      sizes={CARD_SIZES}
      className={isWaiting ? 'picture-waiting' : ''}
      imgClassName="size-full object-cover"
    />
  );
}

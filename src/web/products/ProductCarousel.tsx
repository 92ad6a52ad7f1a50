import { CarouselArrow } from '../ui/carousel/CarouselArrow.tsx';
import { CarouselDots } from '../ui/carousel/CarouselDots.tsx';
import { CarouselSlide } from '../ui/carousel/CarouselSlide.tsx';
import { Picture, type BuiltPicture } from '../ui/Picture.tsx';
import { fillText } from '../../records/fill-text.ts';
import type { ProductsPage } from '../../records/products-page.ts';
import { useCarousel, type CarouselSettings } from '../ui/carousel/use-carousel.ts';

/** Autoplay delay: website specification, sections 2 and 4. */
const CARD_PICTURES: CarouselSettings = { loop: true, intervalMs: 3000 };

/** One card in a row of 1, 2, 3 or 4, by the window's width. */
const CARD_SIZES =
  '(min-width: 1312px) 290px, (min-width: 992px) 23vw, (min-width: 768px) 31vw, (min-width: 576px) 46vw, 92vw';

export type ProductCarouselProps = {
  /** The product's name in running text. */
  name: string;
  /** At least one. One alone is a single slide without controls. */
  pictures: readonly BuiltPicture[];
  texts: ProductsPage['card']['carousel'];
  /** How it moves, if not as a card's. */
  settings?: CarouselSettings;
  /** The rendered width, if not a card's. */
  sizes?: string;
  /** Whether its first picture is the page's first: it then loads at once. */
  isFirst?: boolean;
};

/** The pictures of a product, on its card or its page, which follow each other in a loop; each loads when its turn comes near. */
export function ProductCarousel({
  name,
  pictures,
  texts,
  settings = CARD_PICTURES,
  sizes = CARD_SIZES,
  isFirst = false,
}: ProductCarouselProps) {
  const { viewportRef, isLive, selectedIndex, isInert, isPlaying, reached, goTo, goBack, goOn } =
    useCarousel(settings);
  const isAlone = pictures.length === 1;

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={fillText(texts.label, { name })}
      className="relative aspect-[4/3] overflow-hidden bg-paper-deep"
    >
      <div ref={isAlone ? undefined : viewportRef} className="carousel-viewport h-full">
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
              isInert={isInert(index)}
              className="h-full"
            >
              <Picture
                // What waits needs no choice of files yet; without script it comes as WebP.
                picture={reached.has(index) ? picture : { ...picture, sources: [] }}
                sizes={sizes}
                isFirst={isFirst && index === 0}
                className={reached.has(index) ? 'block h-full' : 'picture-waiting'}
                imgClassName="size-full object-cover"
              />
            </CarouselSlide>
          ))}
        </div>
      </div>
      {isLive && !isAlone && (
        <>
          <CarouselArrow
            direction="previous"
            label={fillText(texts.previous, { name })}
            isTabStop={false}
            onClick={goBack}
            className="absolute inset-y-0 left-0.5 my-auto bg-white/88 bg-clip-content p-1.5 text-navy hover:bg-navy hover:text-white"
          />
          <CarouselArrow
            direction="next"
            label={fillText(texts.next, { name })}
            isTabStop={false}
            onClick={goOn}
            className="absolute inset-y-0 right-0.5 my-auto bg-white/88 bg-clip-content p-1.5 text-navy hover:bg-navy hover:text-white"
          />
          <CarouselDots
            count={pictures.length}
            selectedIndex={selectedIndex}
            label={fillText(texts.dots, { name })}
            dotLabel={texts.goTo.replace('{name}', () => name)}
            onSelect={goTo}
            className="absolute bottom-2 left-2 rounded-full bg-navy-deep/72 px-1 text-white"
          />
        </>
      )}
    </div>
  );
}

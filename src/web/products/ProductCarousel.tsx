import words from 'virtual:catalogue';
import { CarouselArrow } from '../ui/carousel/CarouselArrow.tsx';
import { CarouselDots } from '../ui/carousel/CarouselDots.tsx';
import { CarouselSlide } from '../ui/carousel/CarouselSlide.tsx';
import { Picture, type BuiltPicture } from '../ui/Picture.tsx';
import { fillText } from '../../records/fill-text.ts';
import { useCarousel, type CarouselSettings } from '../ui/carousel/use-carousel.ts';

/** Autoplay delay: website specification, sections 2 and 4. */
const ON_CARD: CarouselSettings = { loop: true, intervalMs: 3000 };
/** Who reads a product's page turns the pictures over. */
const ON_PAGE: CarouselSettings = { loop: true };

/** One card in a row of 1, 2, 3 or 4, by the window's width. */
const CARD_SIZES =
  '(min-width: 1312px) 290px, (min-width: 992px) 23vw, (min-width: 768px) 31vw, (min-width: 576px) 46vw, 92vw';
const PAGE_SIZES = '(min-width: 1312px) 600px, (min-width: 992px) 45vw, 95vw';

export type ProductCarouselProps = {
  /** The product's name in running text. */
  name: string;
  /** At least one. One alone is a single slide without controls. */
  pictures: readonly BuiltPicture[];
  /** Whether it heads the product's own page, larger than on a card. */
  isOnPage?: boolean;
};

/** The pictures of a product, on its card or its page, which follow each other in a loop; each loads when its turn comes near. */
export function ProductCarousel({ name, pictures, isOnPage = false }: ProductCarouselProps) {
  const texts = words.texts.card.carousel;
  const { viewportRef, isLive, selectedIndex, isInert, isPlaying, reached, goTo, goBack, goOn } =
    useCarousel(isOnPage ? ON_PAGE : ON_CARD);
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
                sizes={isOnPage ? PAGE_SIZES : CARD_SIZES}
                isFirst={isOnPage && index === 0}
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

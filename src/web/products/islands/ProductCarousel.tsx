import { Fragment } from 'react';
import { CarouselArrows } from '../../components/carousel/CarouselArrows.tsx';
import { CarouselDots } from '../../components/carousel/CarouselDots.tsx';
import { CarouselSlides } from '../../components/carousel/CarouselSlides.tsx';
import type { BuiltPicture } from '../../../records/pictures.ts';
import { Icon } from '../../components/Icon.tsx';
import { NewTabNote } from '../../components/NewTabNote.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useCarousel, type CarouselSettings } from '../../components/carousel/use-carousel.ts';

/** docs/specification.md#4-states. */
const ON_CARD: CarouselSettings = { loop: true, intervalMs: 3000 };
/** On a product's page, slides do not change automatically. */
const ON_PAGE: CarouselSettings = { loop: true };

/**
 * The width of a card in a row of 2, 3 or 4, by window width; on a phone the height of a card, which the picture fills.
 */
const CARD_SIZES =
  '(min-width: 1312px) max(290px, 17.5vw), (min-width: 992px) 23vw, (min-width: 768px) 31vw, (min-width: 576px) 46vw, 180px';
const PAGE_SIZES = '(min-width: 1312px) max(600px, 36vw), (min-width: 992px) 45vw, 95vw';

/** A link to the largest file of a picture of a label, whose text is too small to read on a phone. */
function FullSizeLink({ picture: { src, sources } }: { picture: BuiltPicture }) {
  const { file = '', widths = [] } = sources[sources.length - 1] ?? {};
  if (!src.includes('-label.')) return null;
  return (
    <a
      href={file.replace('{width}', String(Math.max(...widths)))}
      target="_blank"
      rel="noopener"
      className="absolute top-2 right-2 inline-flex min-h-11 items-center gap-2 rounded-sm bg-white/92 px-3 text-[0.9375rem] font-semibold text-navy hover:bg-navy hover:text-white"
    >
      Full size
      <NewTabNote />
      <Icon name="external" className="size-4" />
    </a>
  );
}

type ProductCarouselProps = {
  /** The product's name in running text. */
  name: string;
  /** At least one. A single picture has no controls. */
  pictures: readonly BuiltPicture[];
  /** The link of a card's pictures; undefined on the product's own page, where pictures are larger. */
  pageHref?: string;
  className?: string;
};

const ARROW_SIDE_CLASS = 'first-of-type:left-0.5 last-of-type:right-0.5';
/**
 * Arrows and dots are shown while the mouse is over the pictures or one of them has the focus. A touch screen, which
 * swipes instead of the arrows, always shows the dots.
 */
const SHOWN_ON_HOVER_CLASS =
  'pointer-fine:opacity-0 pointer-fine:group-focus-within/pictures:opacity-100 pointer-fine:group-hover/pictures:opacity-100';

/** The pictures of a product on its card or page, as a loop. Each loads when it is next. */
export function ProductCarousel({
  name,
  pictures,
  pageHref,
  className = 'aspect-[4/3]',
}: ProductCarouselProps) {
  const isOnPage = pageHref === undefined;
  const carousel = useCarousel(isOnPage ? ON_PAGE : ON_CARD);

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      className={`group/pictures relative overflow-hidden bg-paper-deep ${className}`}
    >
      <CarouselSlides carousel={carousel} className="touch-pan-y touch-pinch-zoom">
        {pictures.map((picture, index) => (
          <Fragment key={picture.src}>
            <Picture
              // A picture that does not load yet has no `sources`. Without script it loads as WebP.
              picture={carousel.loaded.has(index) ? picture : { ...picture, sources: [] }}
              sizes={isOnPage ? PAGE_SIZES : CARD_SIZES}
              isFirst={isOnPage && index === 0}
              className={carousel.loaded.has(index) ? 'block h-full' : 'in-[.script]:hidden'}
              imgClassName="size-full object-cover"
            />
            {/* Only for pointers. The card's name links to the same page for keyboards and screen readers. */}
            {!isOnPage && (
              <a href={pageHref} aria-hidden="true" tabIndex={-1} className="absolute inset-0" />
            )}
            {isOnPage && <FullSizeLink picture={picture} />}
          </Fragment>
        ))}
      </CarouselSlides>
      <CarouselArrows
        carousel={carousel}
        labels={{
          previous: `Previous picture of ${name}`,
          next: `Next picture of ${name}`,
        }}
        areTabStops={false}
        className={`${ARROW_SIDE_CLASS} ${SHOWN_ON_HOVER_CLASS} absolute inset-y-0 my-auto bg-white/88 bg-clip-content p-1.5 text-navy hover:bg-navy hover:text-white pointer-coarse:hidden`}
      />
      <CarouselDots
        carousel={carousel}
        count={pictures.length}
        label={`Choose a picture of ${name}`}
        dotLabel={(number) => `Show picture ${number} of ${name}`}
        // On a card, the class diamonds are at the bottom; on a phone, five dots are as wide as the picture.
        className={`${SHOWN_ON_HOVER_CLASS} absolute max-w-full rounded-full bg-navy-deep/72 text-white ${isOnPage ? 'bottom-2 left-1.5 px-0.5' : 'top-1 max-sm:left-[clamp(0px,50%-60px,2px)] max-sm:bg-clip-content max-sm:py-1.25 max-sm:*:-my-1.25 sm:top-1.5 sm:left-1.5 sm:px-0.5'}`}
      />
    </div>
  );
}

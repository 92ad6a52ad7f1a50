import { Fragment } from 'react';
import { PRICE_FORM_PATH, PRODUCT_SEARCH_PATH } from '../../../records/urls/routes.ts';
import type { HomePage } from '../../../records/pages/pages.ts';
import { CarouselDots } from '../../components/carousel/CarouselDots.tsx';
import { CarouselSlides } from '../../components/carousel/CarouselSlides.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { BuiltPicture } from '../../../records/pictures.ts';
import { Picture } from '../../components/Picture.tsx';
import { MotionToggle } from '../../components/MotionToggle.tsx';
import { useCarousel, type CarouselSettings } from '../../components/carousel/use-carousel.ts';

const BANNER: CarouselSettings = {
  axis: 'y',
  loop: true,
  duration: 38,
  // Mouse only: a vertical carousel that follows touch would prevent scrolling the page.
  watchDrag: (_carousel, event) => event instanceof MouseEvent,
  /** docs/specification.md#4-states. */
  intervalMs: 3500,
};

/** The windows where upright pictures replace wide ones. `home.css` has the same condition. */
export const UPRIGHT = '(orientation: portrait) and (max-width: 61.999rem)';

type HomeBannerProps = Omit<HomePage['banner'], 'slides'> & {
  slides: readonly { text: string; picture: BuiltPicture }[];
};

const HEIGHT_CLASS =
  'flat:h-[max(21rem,100svh)] h-[clamp(max(46rem,100rem-250vw),100svh,58rem)] sm:h-[clamp(36rem,100svh,58rem)] lg:h-[clamp(36rem,100svh,min(58rem,75vw))]';

/**
 * In wide pictures, the subject is on the right. In upright ones, it is at the bottom and the text is over the sky, so
 * the picture is moved down and fades out at the top.
 */
const PICTURE_PLACE_CLASS =
  'upright:top-[9%] upright:object-bottom wide:object-[86%_50%] lg:max-xl:object-[80%_50%] upright:[mask-image:linear-gradient(to_bottom,transparent,black_18%)]';

/** In a low and wide window, the text is smaller. */
const LOW_HEADING_CLASS = 'flat:mt-1 flat:max-w-[24ch] flat:text-[2rem]';

const LOW_TEXT_CLASS = 'flat:mt-2 flat:min-h-0 flat:max-w-[25rem] flat:text-[1.0625rem]';

/** The banner of Home: a vertical carousel of pictures behind text that keeps its position. */
export function HomeBanner({ slides, heading, line, since }: HomeBannerProps) {
  const carousel = useCarousel(BANNER);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What we supply"
      className={`${HEIGHT_CLASS} on-navy relative bg-navy-deep text-white`}
    >
      <h1 className="sr-only">{heading}</h1>
      <div className="sm:wide:justify-start absolute inset-x-0 bottom-5 z-1 page-width flex flex-row-reverse items-center justify-between gap-3">
        <MotionToggle className="bg-navy-deep/60" />
        <CarouselDots
          carousel={carousel}
          count={slides.length}
          label="Slides"
          dotLabel={(number) => `Show slide ${number}`}
          className="rounded-full bg-navy-deep/60 p-1"
        />
      </div>
      <CarouselSlides
        carousel={carousel}
        className={carousel.isLive ? 'flex-col' : 'flex-col noscript:flex-row'}
        // The glass of the third picture is higher and wider than a ship, so it is placed below the button, or beside
        // the text.
        slideClassName="clipped not-first:print:hidden lg:max-xl:last:[&_img]:object-[70%_50%] upright:last:[&_img]:top-[17%]"
      >
        {slides.map((slide, index) => (
          <Fragment key={slide.text}>
            <Picture
              picture={slide.picture}
              // Of an upright picture, the height decides the size.
              sizes={`${UPRIGHT} 130vw, 100vw`}
              isFirst={index === 0}
              // With script, a picture loads only when its slide is next.
              className={carousel.loaded.has(index) ? '' : 'in-[.script]:hidden'}
              imgClassName={`${PICTURE_PLACE_CLASS} absolute inset-0 size-full object-cover`}
            />
            <div data-still className="home-banner-background absolute inset-0">
              <div className="sm:wide:top-[54%] sm:wide:[transform:translateY(-50%)] absolute inset-x-0 top-[calc(var(--spacing-bar)+1.5rem)] page-width">
                <p className="text-label text-teal-bright">{since}</p>
                {/* Every slide shows the words of the h1, which screen readers would otherwise read again. */}
                <div
                  aria-hidden="true"
                  className={`${LOW_HEADING_CLASS} mt-4 max-w-[15ch] font-heading text-display font-extrabold tracking-[-0.012em] text-balance lg:text-[clamp(2.8rem,4.4vw,4.5rem)]`}
                >
                  {heading}
                </div>
                <p className="mt-4 max-w-[34rem] text-[1.1875rem] leading-snug font-semibold text-balance md:text-[1.4375rem]">
                  {line}
                </p>
                <p
                  className={`${LOW_TEXT_CLASS} mt-3 min-h-[4.95em] max-w-[34rem] text-[1.0625rem] text-balance text-white/90 md:min-h-[3.3em] md:text-[1.1875rem] lg:max-xl:max-w-[27rem]`}
                >
                  {slide.text}
                </p>
                <div className="flat:mt-4 mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
                  <LinkButton href={PRODUCT_SEARCH_PATH} tone="bright">
                    Search Products
                  </LinkButton>
                  <a
                    href={PRICE_FORM_PATH}
                    className="inline-flex min-h-12 items-center rounded-xs font-semibold underline decoration-white/50 underline-offset-[0.35em] transition-colors duration-200 hover:text-teal-bright"
                  >
                    Ask for a price
                  </a>
                </div>
              </div>
            </div>
          </Fragment>
        ))}
      </CarouselSlides>
    </section>
  );
}

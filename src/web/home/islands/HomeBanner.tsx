import { Fragment } from 'react';
import { PRODUCT_SEARCH_PATH } from '../../../records/addresses/routes.ts';
import type { HomePage } from '../../../records/pages/home-page.ts';
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
  // No touch: a vertical carousel that follows the finger would trap the page's scroll.
  watchDrag: (_carousel, event) => event instanceof MouseEvent,
  /** Autoplay delay: website specification, section 4. */
  intervalMs: 3500,
};

export type HomeBannerProps = Omit<HomePage['banner'], 'slides'> & {
  slides: readonly { text: string; picture: BuiltPicture }[];
};

/** The first view of Home: a vertical carousel of pictures behind words that keep their place. */
export function HomeBanner({ slides, ...banner }: HomeBannerProps) {
  const carousel = useCarousel(BANNER);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={banner.label}
      className="on-navy flat:h-[max(21rem,100svh)] relative h-[clamp(max(45rem,84rem-230vw),100svh,58rem)] bg-navy-deep text-white sm:h-[clamp(36rem,100svh,58rem)]"
    >
      <h1 className="flat:bottom-3 absolute inset-x-0 top-[calc(var(--spacing-bar)+1.25rem)] z-1 page-width font-text text-[clamp(0.8125rem,4vw,1rem)] font-medium tracking-normal md:text-[1.125rem] sm:landscape:top-auto sm:landscape:bottom-6.5">
        {banner.title}
      </h1>
      <MotionToggle className="absolute right-4 bottom-4 z-1 bg-navy-deep/60" />
      {/* Without the motion control: focus on it must not hold what it has just set going. */}
      <div className="h-full">
        <CarouselSlides
          carousel={carousel}
          className="flex-col noscript:flex-row"
          // The glass of the third picture stands higher and wider than a ship: below the button, or beside the words.
          slideClassName="clipped not-first:print:hidden lg:max-xl:last:[&_img]:object-[70%_50%] portrait:last:[&_img]:top-[17%]"
        >
          {slides.map((slide, index) => (
            <Fragment key={slide.text}>
              <Picture
                picture={slide.picture}
                // Upright, a phone's height decides.
                sizes="(orientation: portrait) 130vw, 100vw"
                isFirst={index === 0}
                // With script, it waits until its slide comes near.
                className={carousel.loaded.has(index) ? '' : 'in-[.script]:hidden'}
                // The wide cuts have their subject on the right. Upright, the words stand in the sky:
                // the picture hangs lower, and fades out above.
                imgClassName="absolute inset-0 size-full object-cover portrait:top-[9%] landscape:object-[86%_50%] lg:max-xl:object-[80%_50%] portrait:[mask-image:linear-gradient(to_bottom,transparent,black_18%)]"
              />
              <div data-still className="home-banner-ground absolute inset-0">
                <div className="absolute inset-x-0 top-[calc(var(--spacing-bar)+5.25rem)] page-width sm:landscape:top-[54%] sm:landscape:[transform:translateY(-50%)]">
                  <p className="text-label text-teal-bright">{banner.since}</p>
                  <SlideHeading text={banner.heading} isFirst={index === 0} />
                  <p className="flat:mt-2 flat:min-h-0 flat:max-w-[25rem] flat:text-[1.125rem] mt-5 min-h-[4.95em] max-w-[34rem] text-[1.125rem] text-white/90 md:min-h-[3.3em] md:text-[1.3125rem] lg:max-xl:min-h-[4.95em] lg:max-xl:max-w-[23rem]">
                    {slide.text}
                  </p>
                  <div className="flat:mt-4 mt-8">
                    <LinkButton href={PRODUCT_SEARCH_PATH} tone="bright">
                      {banner.button}
                    </LinkButton>
                  </div>
                </div>
              </div>
            </Fragment>
          ))}
        </CarouselSlides>
        <CarouselDots
          carousel={carousel}
          count={slides.length}
          label="Slides"
          dotLabel={(number) => `Show slide ${number}`}
          className="absolute bottom-5 left-4.5 z-1 rounded-full bg-navy-deep/60 p-1 sm:left-7 sm:landscape:top-[54%] sm:landscape:right-6 sm:landscape:bottom-auto sm:landscape:left-auto sm:landscape:[transform:translateY(-50%)] sm:landscape:flex-col"
        />
      </div>
    </section>
  );
}

/** The heading that all slides share is one to assistive technology once only. */
function SlideHeading({ text, isFirst }: { text: string; isFirst: boolean }) {
  const Element = isFirst ? 'h2' : 'p';
  return (
    <Element className="flat:mt-1 flat:max-w-[24ch] flat:text-[2rem] mt-4 max-w-[15ch] font-heading text-display font-extrabold tracking-[-0.012em] text-balance lg:text-[clamp(2.8rem,4.4vw,4.5rem)]">
      {text}
    </Element>
  );
}

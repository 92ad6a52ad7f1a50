import { CarouselArrows } from '../../components/carousel/CarouselArrows.tsx';
import { useCarousel, type CarouselSettings } from '../../components/carousel/use-carousel.ts';

const PARTNERS: CarouselSettings = { dragFree: true, align: 'start', containScroll: 'trimSnaps' };

/** Slides in view by window width (docs/specification.md#9-constants). */
const IN_VIEW =
  '[--in-view:1] min-[40rem]:[--in-view:2] md:[--in-view:3] min-[64rem]:[--in-view:4]';
const GAP = '[--gap:10px] min-[40rem]:[--gap:20px] md:[--gap:40px] min-[64rem]:[--gap:50px]';

type PartnerCarouselProps = {
  /** Each with the address of its logo. */
  partners: readonly { name: string; src: string }[];
};

/** Shows logos of all colours in the same shade of grey. */
const GREY_CLASS = 'isolate after:absolute after:inset-0 after:bg-[#5b6b7d] after:mix-blend-color';

/** Logos of partner companies, moved by dragging with momentum or by arrows. */
export function PartnerCarousel({ partners }: PartnerCarouselProps) {
  const { viewportRef, ...carousel } = useCarousel(PARTNERS);

  return (
    <section aria-roledescription="carousel" aria-label="Partner companies">
      <div
        ref={viewportRef}
        role="group"
        aria-label="Partner companies"
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') carousel.goToPrevious();
          if (key === 'ArrowRight') carousel.goToNext();
        }}
        className="carousel-viewport cursor-grab focus-visible:shadow-none active:cursor-grabbing"
      >
        <div className={`flex gap-(--gap) print:flex-wrap print:gap-x-8 ${IN_VIEW} ${GAP}`}>
          {partners.map((partner, index) => (
            <div
              key={partner.name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${partners.length}`}
              className={`${GREY_CLASS} relative min-w-0 flex-[0_0_calc((100%-(var(--in-view)-1)*var(--gap))/var(--in-view))] bg-white print:basis-1/5 noscript:snap-start`}
            >
              <img
                src={partner.src}
                alt={partner.name}
                width={240}
                height={80}
                loading="lazy"
                draggable={false}
                className="h-20 w-full object-contain print:h-10"
              />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-6 flex min-h-11 justify-end gap-2 text-navy noscript:min-h-0">
        <CarouselArrows
          carousel={carousel}
          labels={{ previous: 'Previous slide', next: 'Next slide' }}
          className="border border-navy/25 hover:bg-navy hover:text-white"
        />
      </div>
    </section>
  );
}

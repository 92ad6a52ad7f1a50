import { fillText } from '../../records/fill-text.ts';
import type { ServedDrawing } from '../pictures/cuts.ts';
import { CarouselArrow } from '../ui/carousel/CarouselArrow.tsx';
import { useCarousel, type CarouselSettings } from '../ui/carousel/use-carousel.ts';

const PARTNERS: CarouselSettings = { dragFree: true, align: 'start', containScroll: 'trimSnaps' };

export type PartnerCarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  partners: readonly { name: string; logo: ServedDrawing }[];
  texts: { previous: string; next: string; slide: string };
};

/**
 * Logos of partner companies: dragged freely, with momentum, or moved by
 * arrows. Slides in view and their gaps stand in `partners.css`.
 */
export function PartnerCarousel({ label, partners, texts }: PartnerCarouselProps) {
  const { viewportRef, ...carousel } = useCarousel(PARTNERS);

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div
        ref={viewportRef}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') carousel.goBack();
          if (key === 'ArrowRight') carousel.goOn();
        }}
        className="carousel-viewport cursor-grab focus-visible:shadow-none active:cursor-grabbing"
      >
        <div className="carousel-container partner-container">
          {partners.map((partner, index) => (
            <div
              key={partner.name}
              role="group"
              aria-roledescription="slide"
              aria-label={fillText(texts.slide, { index: index + 1, count: partners.length })}
              className="carousel-slide partner-slide"
            >
              <img
                src={partner.logo.path}
                alt={partner.name}
                width={partner.logo.width}
                height={partner.logo.height}
                loading="lazy"
                draggable={false}
                className="mx-auto h-20 w-auto object-contain"
              />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-6 flex min-h-11 justify-end gap-2 text-navy noscript:min-h-0">
        {carousel.isLive &&
          (['previous', 'next'] as const).map((direction) => (
            <CarouselArrow
              key={direction}
              carousel={carousel}
              direction={direction}
              label={texts[direction]}
              className="border border-navy/25 hover:bg-navy hover:text-white"
            />
          ))}
      </div>
    </section>
  );
}

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';

type CarouselParameters = Parameters<typeof useEmblaCarousel>;

/** How far outside of the window a carousel is set up. */
const NEAR_MARGIN = '200px';

/**
 * A carousel over `viewportRef` that is set up when it first comes near the
 * window: a page of many cards would otherwise measure all of them at its load.
 * Until then there is no carousel, and the first slide is shown.
 */
export function useCarouselWhenNear(
  viewportRef: RefObject<HTMLElement | null>,
  ...[options, plugins]: CarouselParameters
): ReturnType<typeof useEmblaCarousel>[1] {
  const [setUp, carousel] = useEmblaCarousel(options, plugins);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const nearObserver = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        nearObserver.disconnect();
        setUp(viewport);
      },
      { rootMargin: NEAR_MARGIN },
    );
    nearObserver.observe(viewport);
    return () => nearObserver.disconnect();
  }, [viewportRef, setUp]);

  return carousel;
}

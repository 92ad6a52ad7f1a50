import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Which pictures of a looping carousel may load: the first one, and from when
 * the carousel is first seen also each one that was shown with its neighbours.
 * A visitor who scrolls past loads one picture of a card, and not five.
 */
export function usePicturesToLoad(
  carousel: EmblaCarouselType | undefined,
  rootRef: RefObject<HTMLElement | null>,
): ReadonlySet<number> {
  const [indices, setIndices] = useState<ReadonlySet<number>>(() => new Set([0]));

  useEffect(() => {
    const root = rootRef.current;
    if (!carousel || !root) return;
    let hasBeenSeen = false;
    const addNeighbours = () => {
      if (!hasBeenSeen) return;
      const count = carousel.slideNodes().length;
      const shown = carousel.selectedScrollSnap();
      const reached = [shown, (shown + 1) % count, (shown + count - 1) % count];
      setIndices((known) =>
        reached.every((index) => known.has(index)) ? known : new Set([...known, ...reached]),
      );
    };
    const viewObserver = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      hasBeenSeen = true;
      viewObserver.disconnect();
      addNeighbours();
    });
    viewObserver.observe(root);
    carousel.on('select', addNeighbours);
    return () => {
      viewObserver.disconnect();
      carousel.off('select', addNeighbours);
    };
  }, [carousel, rootRef]);

  return indices;
}

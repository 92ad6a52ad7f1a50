import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a carousel moves by itself just now; one that is not set up yet does not. */
export function useIsPlaying(carousel: EmblaCarouselType | undefined): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      // The plug-in sets its flag after it has told; hence the later look.
      const look = () => queueMicrotask(onChange);
      carousel?.on('autoplay:play', look).on('autoplay:stop', look).on('reInit', look);
      return () => {
        carousel?.off('autoplay:play', look).off('autoplay:stop', look).off('reInit', look);
      };
    },
    [carousel],
  );
  return useSyncExternalStore(
    subscribe,
    () => carousel?.plugins().autoplay?.isPlaying() ?? false,
    () => false,
  );
}

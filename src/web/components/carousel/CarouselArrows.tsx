import { Icon } from '../Icon.tsx';
import type { Carousel } from './use-carousel.ts';

type CarouselArrowsProps = {
  carousel: Pick<Carousel, 'isLive' | 'hasPrevious' | 'hasNext' | 'goToPrevious' | 'goToNext'>;
  labels: { previous: string; next: string };
  /** False when there are dots, which do the same: the Tab key then skips the arrows. */
  areTabStops?: boolean;
  /** Classes of each arrow. */
  className: string;
};

const AT_END_CLASS = 'aria-disabled:pointer-events-none aria-disabled:opacity-40';

/**
 * The two arrows of a carousel, 44 px square each. With larger text they grow to 14 % of the window's width at most, so
 * that both fit on a card of a phone. Shown when the carousel's script runs.
 */
export function CarouselArrows({
  carousel: { isLive, hasPrevious, hasNext, goToPrevious, goToNext },
  labels,
  areTabStops = true,
  className,
}: CarouselArrowsProps) {
  if (!isLive) return null;
  return [
    { icon: 'arrowLeft', label: labels.previous, canGo: hasPrevious, go: goToPrevious } as const,
    { icon: 'arrowRight', label: labels.next, canGo: hasNext, go: goToNext } as const,
  ].map(({ icon, label, canGo, go }) => (
    <button
      key={icon}
      type="button"
      aria-label={label}
      tabIndex={areTabStops ? undefined : -1}
      // Not `disabled`, because the button would lose the focus when it is pressed for the last time.
      aria-disabled={!canGo}
      onClick={canGo ? go : undefined}
      className={`${AT_END_CLASS} grid size-[min(2.75rem,14vw)] cursor-pointer place-items-center rounded-full transition-colors duration-200 ${className}`}
    >
      <Icon name={icon} className="size-[min(1.25rem,6.25vw)]" />
    </button>
  ));
}

import { Icon } from '../Icon.tsx';
import type { Carousel } from './use-carousel.ts';

export type CarouselArrowProps = {
  carousel: Pick<Carousel, 'canGoBack' | 'canGoOn' | 'goBack' | 'goOn'>;
  direction: 'previous' | 'next';
  label: string;
  /** False beside dots, which do the same: the Tab key then passes it by. */
  isTabStop?: boolean;
  className: string;
};

/** One arrow of a carousel, 44 px square. */
export function CarouselArrow({
  carousel,
  direction,
  label,
  isTabStop = true,
  className,
}: CarouselArrowProps) {
  const isBack = direction === 'previous';
  const canGo = isBack ? carousel.canGoBack : carousel.canGoOn;
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={isTabStop ? undefined : -1}
      // Not `disabled`: that would throw away the focus of who just pressed it.
      aria-disabled={!canGo}
      onClick={() => {
        if (canGo) (isBack ? carousel.goBack : carousel.goOn)();
      }}
      className={`grid size-11 cursor-pointer place-items-center rounded-full transition-colors duration-200 aria-disabled:cursor-default aria-disabled:opacity-40 ${className}`}
    >
      <Icon name={isBack ? 'arrowLeft' : 'arrowRight'} />
    </button>
  );
}

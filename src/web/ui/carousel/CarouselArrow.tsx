import { Icon } from '../Icon.tsx';

export type CarouselArrowProps = {
  direction: 'previous' | 'next';
  label: string;
  isDisabled?: boolean;
  /** False beside dots, which do the same: the Tab key then passes it by. */
  isTabStop?: boolean;
  onClick: () => void;
  className?: string;
};

/** One arrow of a carousel, 44 px square. */
export function CarouselArrow({
  direction,
  label,
  isDisabled = false,
  isTabStop = true,
  onClick,
  className = '',
}: CarouselArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={isTabStop ? undefined : -1}
      // Not `disabled`: that would throw away the focus of who just pressed it.
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
      className={`grid size-11 cursor-pointer place-items-center rounded-full transition-colors duration-200 aria-disabled:cursor-default aria-disabled:opacity-40 ${className}`}
    >
      <Icon name={direction === 'previous' ? 'arrowLeft' : 'arrowRight'} />
    </button>
  );
}

import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Carousel } from './use-carousel.ts';

type CarouselDotsProps = {
  carousel: Carousel;
  count: number;
  label: string;
  /** Returns the accessible name of a slide's dot; `number` starts at 1. */
  dotLabel: (number: number) => string;
  className: string;
};

const STEP_OF_KEY: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * One dot per slide, as a radio group: one tab stop, in which arrow keys select. While a dot has the focus, the focus
 * follows the selected slide.
 */
export function CarouselDots({
  carousel: { isLive, selectedIndex, goTo },
  count,
  label,
  dotLabel,
  className,
}: CarouselDotsProps) {
  const groupRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = groupRef.current;
    if (!group?.contains(document.activeElement)) return;
    // A slide that changes automatically must not scroll the page.
    group.querySelectorAll('button')[selectedIndex]?.focus({ preventScroll: true });
  }, [selectedIndex]);
  if (!isLive) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEP_OF_KEY[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo((selectedIndex + step + count) % count);
  };
  return (
    <div
      ref={groupRef}
      role="radiogroup"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={`flex print:hidden ${className}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          role="radio"
          tabIndex={index === selectedIndex ? 0 : -1}
          aria-label={dotLabel(index + 1)}
          aria-checked={index === selectedIndex}
          onClick={() => goTo(index)}
          className="group grid size-6 cursor-pointer place-items-center rounded-full"
        >
          <span className="block rounded-full border-4 opacity-55 transition-all duration-200 group-hover:opacity-100 group-aria-checked:[transform:scale(1.5)] group-aria-checked:opacity-100" />
        </button>
      ))}
    </div>
  );
}

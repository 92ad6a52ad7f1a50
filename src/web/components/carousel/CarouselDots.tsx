import type { KeyboardEvent } from 'react';
import { fillText } from '../../../records/reading/fill-text.ts';
import type { Carousel } from './use-carousel.ts';

export type CarouselDotsProps = {
  carousel: Carousel;
  count: number;
  /** Accessible name of the group. */
  label: string;
  /** Accessible name of one dot, with `{index}`. */
  dotLabel: string;
  className: string;
};

/** How far each key leads. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One dot for each slide; the selected one is marked. Together they are one stop
 * of the Tab key, within which arrow keys lead on. Only script answers them.
 */
export function CarouselDots({
  carousel: { isLive, selectedIndex, goTo },
  count,
  label,
  dotLabel,
  className,
}: CarouselDotsProps) {
  if (!isLive) return null;
  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (selectedIndex + step + count) % count;
    goTo(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={turn}
      className={`flex print:hidden ${className}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          role="radio"
          tabIndex={index === selectedIndex ? 0 : -1}
          aria-label={fillText(dotLabel, { index: index + 1 })}
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

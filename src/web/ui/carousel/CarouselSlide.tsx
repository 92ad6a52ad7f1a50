import type { ReactNode } from 'react';
import { fillText } from '../../../records/fill-text.ts';

export type CarouselSlideProps = {
  /** From 0. */
  index: number;
  count: number;
  /** Accessible name of one slide, with `{index}` and `{count}`. */
  label: string;
  /** Whether nothing in it can be reached, as of a slide that is not shown. */
  isInert?: boolean;
  className: string;
  children: ReactNode;
};

/** One slide of a carousel, named by its place ("2 of 4"). */
export function CarouselSlide({
  index,
  count,
  label,
  isInert = false,
  className,
  children,
}: CarouselSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={fillText(label, { index: index + 1, count })}
      inert={isInert}
      className={`carousel-slide ${className}`}
    >
      {children}
    </div>
  );
}

import { fillText } from '../../../records/fill-text.ts';

export type CarouselDotsProps = {
  count: number;
  /** From 0. */
  selectedIndex: number;
  /** Accessible name of the group. */
  label: string;
  /** Accessible name of one dot, with `{index}`. */
  dotLabel: string;
  onSelect: (index: number) => void;
  className?: string;
};

/** One dot for each slide; the selected one is marked. They show themselves once script answers them. */
export function CarouselDots({
  count,
  selectedIndex,
  label,
  dotLabel,
  onSelect,
  className = '',
}: CarouselDotsProps) {
  return (
    <div role="group" aria-label={label} className={`live-control flex ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={fillText(dotLabel, { index: index + 1 })}
          aria-current={index === selectedIndex ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="group grid size-6 cursor-pointer place-items-center rounded-full"
        >
          <span className="block size-2 rounded-full bg-current opacity-55 transition-all duration-200 group-hover:opacity-100 group-aria-[current]:[transform:scale(1.5)] group-aria-[current]:opacity-100" />
        </button>
      ))}
    </div>
  );
}

import { Icon } from './Icon.tsx';

const WORDS_CLASS = 'motion-words overflow-hidden whitespace-nowrap duration-200';

/**
 * The button that pauses and plays all motion of a page. In the markup, it comes before the moving elements. It
 * contains both icons; styles show one of them by `data-motion` of `<html>`, which the layout's script sets
 * (`layouts/motion.ts`). Hidden without script.
 */
export function MotionToggle({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      data-motion-toggle
      className={`group/toggle motion-toggle h-11 cursor-pointer items-center justify-center rounded-full border text-[0.875rem] font-semibold duration-200 hover:bg-teal-deep hover:text-white ${className}`}
    >
      <Icon name="pause" className="size-4 in-data-[motion=paused]:hidden" />
      <span className={`${WORDS_CLASS} in-data-[motion=paused]:hidden`}>Pause motion</span>
      <Icon name="play" className="hidden size-4 in-data-[motion=paused]:block" />
      <span className={`hidden ${WORDS_CLASS} in-data-[motion=paused]:block`}>Play motion</span>
    </button>
  );
}

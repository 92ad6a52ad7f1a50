import { Icon } from './Icon.tsx';

const SHOWN_WORDS_CLASS =
  'sm:group-hover/toggle:ml-2 sm:group-hover/toggle:max-w-32 sm:group-focus-visible/toggle:ml-2 sm:group-focus-visible/toggle:max-w-32';

/** In narrow windows, only the icon is visible. */
const WORDS_CLASS = `${SHOWN_WORDS_CLASS} max-w-0 overflow-hidden whitespace-nowrap transition-[max-width,margin] duration-200`;

const BUTTON_SHAPE_CLASS = 'h-11 min-w-11 rounded-full border border-current/35';

const BUTTON_CLASS = `${BUTTON_SHAPE_CLASS} group/toggle inline-flex cursor-pointer items-center justify-center text-[0.875rem] font-semibold motion-reduce:hidden noscript:hidden`;
const POINTED_AT_CLASS =
  'transition-[color,background-color] duration-200 hover:bg-teal-deep hover:text-white sm:hover:px-3.5 sm:focus-visible:px-3.5';

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
      className={`${BUTTON_CLASS} ${POINTED_AT_CLASS} ${className}`}
    >
      <Icon name="pause" className="size-4 in-data-[motion=paused]:hidden" />
      <span className={`${WORDS_CLASS} in-data-[motion=paused]:hidden`}>Pause motion</span>
      <Icon name="play" className="hidden size-4 in-data-[motion=paused]:block" />
      <span className={`hidden ${WORDS_CLASS} in-data-[motion=paused]:block`}>Play motion</span>
    </button>
  );
}

import { Icon } from './Icon.tsx';
import { toggleMotion } from './motion.ts';

export type MotionToggleProps = {
  className?: string;
};

/** Its words come out where there is room: elsewhere it would run from the mouse. */
const WORDS_CLASS =
  'max-w-0 overflow-hidden whitespace-nowrap transition-[max-width,margin] duration-200 sm:group-hover/toggle:ml-2 sm:group-hover/toggle:max-w-32 sm:group-focus-visible/toggle:ml-2 sm:group-focus-visible/toggle:max-w-32';

/**
 * The one visible control that pauses and plays all motion of a page: it stands
 * before what moves. It always holds both faces; the page's state shows one.
 * Only script answers it: it is hidden without, and shows itself when it can answer.
 */
export function MotionToggle({ className = '' }: MotionToggleProps) {
  return (
    <button
      type="button"
      onClick={toggleMotion}
      className={`group/toggle inline-flex h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-current/35 text-[0.875rem] font-semibold transition-[color,background-color] duration-200 hover:bg-teal-deep hover:text-white in-[[ssr]]:invisible motion-reduce:hidden sm:hover:px-3.5 sm:focus-visible:px-3.5 noscript:hidden ${className}`}
    >
      <Icon name="pause" className="size-4 in-data-[motion=paused]:hidden" />
      <span className={`${WORDS_CLASS} in-data-[motion=paused]:hidden`}>Pause motion</span>
      <Icon name="play" className="hidden size-4 in-data-[motion=paused]:block" />
      <span className={`hidden ${WORDS_CLASS} in-data-[motion=paused]:block`}>Play motion</span>
    </button>
  );
}

import { Icon } from './Icon.tsx';
import { toggleMotion } from './motion.ts';

export type MotionToggleProps = {
  /** The control's words while the page moves, and while it stands still. */
  labels: { pause: string; play: string };
  className?: string;
};

/**
 * The one visible control that pauses and plays all motion of a page: it stands
 * before what moves. It always holds both faces; the page's state shows one.
 */
export function MotionToggle({ labels, className = '' }: MotionToggleProps) {
  return (
    <button
      type="button"
      onClick={toggleMotion}
      className={`live-control group/toggle inline-flex h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-current/35 text-[0.875rem] font-semibold transition-[color,background-color] duration-200 hover:bg-teal-deep hover:px-3.5 hover:text-white focus-visible:px-3.5 motion-reduce:hidden ${className}`}
    >
      <Icon name="pause" className="size-4 in-data-[motion=paused]:hidden" />
      <span className="max-w-0 overflow-hidden whitespace-nowrap transition-[max-width,margin] duration-200 group-hover/toggle:ml-2 group-hover/toggle:max-w-32 group-focus-visible/toggle:ml-2 group-focus-visible/toggle:max-w-32 in-data-[motion=paused]:hidden">
        {labels.pause}
      </span>
      <Icon name="play" className="hidden size-4 in-data-[motion=paused]:block" />
      <span className="hidden max-w-0 overflow-hidden whitespace-nowrap transition-[max-width,margin] duration-200 group-hover/toggle:ml-2 group-hover/toggle:max-w-32 group-focus-visible/toggle:ml-2 group-focus-visible/toggle:max-w-32 in-data-[motion=paused]:block">
        {labels.play}
      </span>
    </button>
  );
}

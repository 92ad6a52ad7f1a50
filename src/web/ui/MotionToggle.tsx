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
      className={`motion-toggle live-control ${className}`}
    >
      <Icon name="pause" className="size-4 in-data-[motion=paused]:hidden" />
      <span className="motion-toggle-label in-data-[motion=paused]:hidden">{labels.pause}</span>
      <Icon name="play" className="hidden size-4 in-data-[motion=paused]:block" />
      <span className="motion-toggle-label hidden in-data-[motion=paused]:block">
        {labels.play}
      </span>
    </button>
  );
}

import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import { isMotionSwitchedOn, onMotionChange, switchMotion } from './motion.ts';

export type MotionToggleProps = {
  /** The control's words while the page moves, and while it stands still. */
  labels: { pause: string; play: string };
  className?: string;
};

/** The one visible control that pauses and plays all motion of a page: it stands before what moves. */
export function MotionToggle({ labels, className = '' }: MotionToggleProps) {
  const isOn = useSyncExternalStore(onMotionChange, isMotionSwitchedOn, () => true);
  return (
    <button
      type="button"
      onClick={() => switchMotion(!isOn)}
      className={`motion-toggle live-control ${className}`}
    >
      <Icon name={isOn ? 'pause' : 'play'} className="size-4" />
      <span className="motion-toggle-label">{isOn ? labels.pause : labels.play}</span>
    </button>
  );
}

import { MARK_RING_PATH, MARK_VIEW_BOX, MARK_WAVE_PATH } from '../../drawing/logo.ts';
import * as content from '../../records/content.ts';

/**
 * The mark and the company's short name in the current text colour; the wave is always teal. A name that does not fit
 * on one line takes a line for each word.
 */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-1.5 sm:gap-2">
      <svg
        viewBox={MARK_VIEW_BOX}
        aria-hidden="true"
        className="size-[min(2rem,10vw)] shrink-0 sm:size-9"
      >
        <path fill="currentColor" d={MARK_RING_PATH} />
        <path className="fill-teal" d={MARK_WAVE_PATH} />
      </svg>
      <span className="font-heading text-[min(1.0625rem,5vw)] leading-none font-bold sm:text-[1.375rem]">
        {content.company().name}
      </span>
    </span>
  );
}

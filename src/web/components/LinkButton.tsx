import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  /** The accessible name, if it says more than the text with which it begins. */
  label?: string;
  tone?: keyof typeof TONES;
  className?: string;
};

/** `solid` for light backgrounds, `bright` for navy and pictures, `outline` beside either. */
const TONES = {
  solid: 'bg-navy text-white hover:bg-teal-deep',
  bright: 'bg-teal-bright text-navy-deep hover:bg-white',
  outline: 'border hover:bg-navy hover:text-white',
};

const BOX_CLASS =
  'inline-flex min-h-12 items-center gap-3 rounded-sm px-[min(1.5rem,7vw)] py-3 forced-colors:border';

/** A link that looks like a button, for the main action of a section. At least 48 px high. */
export function LinkButton({
  href,
  children,
  label,
  tone = 'solid',
  className = '',
}: LinkButtonProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className={`${BOX_CLASS} group text-base leading-tight font-semibold transition-colors duration-200 print:hidden ${TONES[tone]} ${className}`}
    >
      {children}
      <Icon
        name="arrowRight"
        className="size-4 transition-transform duration-200 group-hover:[transform:translateX(0.25rem)]"
      />
    </a>
  );
}

const PATHS = {
  phone:
    'M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1Z',
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3ZM8.2 8.4c0 4 3.4 7.4 7.4 7.4l1-1.9-2.2-1.2-1 1a5.6 5.6 0 0 1-3.1-3.1l1-1-1.2-2.2Z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  place:
    'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  close: 'M5 5l14 14M19 5 5 19',
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  chevronDown: 'M6 9.5l6 6 6-6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 21 21',
  plus: 'M12 5v14M5 12h14',
  check: 'M4 12.5l5 5L20 6.5',
  document: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
} as const;

const SOLID: ReadonlySet<string> = new Set(['phone', 'play']);

export type IconName = keyof typeof PATHS;

type IconProps = {
  name: IconName;
  /** Tailwind classes for size and colour; default 20 px at the usual text size. */
  className?: string;
};

/** An icon on a 24 by 24 grid. It is decorative; the text beside it has the meaning. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${SOLID.has(name) ? 'fill-current stroke-none' : ''} ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

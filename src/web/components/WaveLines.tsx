/**
 * Thin wave lines along the lower edge of a section, behind its `relative` children, each slightly higher than the
 * last. Use it once per page, because it has an `id`.
 */
export function WaveLines({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1600 300"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className={`absolute bottom-0 ${className}`}
    >
      <path
        id="wave"
        d="M0 290C270 300 430 200 760 235S1290 250 1600 120"
        stroke="currentColor"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      {[1, 2, 3, 4, 5].map((line) => (
        <use key={line} href="#wave" y={line * -20} opacity={(9 - line) / 10} />
      ))}
    </svg>
  );
}

/** Fused rings as thin lines, for navy backgrounds. An edge of the background may crop them. */
export function HexagonLines({ className }: { className: string }) {
  const hexagon = 'l52 30v60l-52 30-52-30v-60Z';
  return (
    <svg
      viewBox="0 0 420 360"
      fill="none"
      aria-hidden="true"
      className={`absolute opacity-10 ${className}`}
    >
      <g stroke="#fff" strokeWidth="1.5">
        <path d={`M120 10${hexagon}`} />
        <path d={`M224 10${hexagon}`} />
        <path d={`M172 100${hexagon}`} />
        <path d={`M276 100${hexagon}`} />
        <path d={`M224 190${hexagon}`} />
        <path d="M328 130l40-23M120 22l42 24v48l-42 24" />
      </g>
    </svg>
  );
}

/** Fine lines of a tide along the foot of a section, below its words, each a little higher than the last: the root of the brand. */
export function RisingTide({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1600 300"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className={`absolute bottom-0 -z-10 ${className}`}
    >
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <path
          key={line}
          d={`M0 ${290 - line * 16}C270 ${300 - line * 30} 430 ${200 - line * 12} 760 ${235 - line * 22}S1290 ${250 - line * 34} 1600 ${120 - line * 20}`}
          stroke="currentColor"
          strokeWidth="1.25"
          strokeOpacity={0.8 - line * 0.1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

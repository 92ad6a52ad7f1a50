export type HazardDiamondProps = {
  /** IMDG class or division, such as "3" or "6.1". */
  imdgClass: string;
  /** Accessible name, such as "Class 3". */
  label: string;
  className?: string;
};

/** Ground of a class's label in the IMDG Code, chapter 5.2; black lettering on white where it is none of these. */
const GROUNDS: Readonly<Record<string, string>> = {
  '3': 'fill-[#d8232a]',
  '8': 'fill-white',
  '6.1': 'fill-white',
};

/** The class of dangerous goods as a small diamond with its number, as on a label. */
export function HazardDiamond({ imdgClass, label, className = 'size-9' }: HazardDiamondProps) {
  const isRed = imdgClass === '3';
  const isCorrosive = imdgClass === '8';
  return (
    <svg viewBox="0 0 40 40" role="img" aria-label={label} className={`shrink-0 ${className}`}>
      <path
        d="M20 1 39 20 20 39 1 20Z"
        className={`${GROUNDS[imdgClass] ?? 'fill-white'} stroke-ink`}
        strokeWidth="1"
      />
      {isCorrosive && <path d="M1 20h38L20 39Z" className="fill-ink" />}
      <text
        x="20"
        y={isCorrosive ? 32 : 26}
        textAnchor="middle"
        className={`font-text text-[15px] font-bold ${isRed || isCorrosive ? 'fill-white' : 'fill-ink'}`}
      >
        {imdgClass}
      </text>
    </svg>
  );
}

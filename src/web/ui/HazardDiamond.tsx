/** Stands among the classes for the mark of marine pollutants. */
export const MARINE_POLLUTANT = 'marine-pollutant';

export type HazardDiamondProps = {
  /** IMDG class or division of a product, such as "3" or "6.1"; or `MARINE_POLLUTANT`. */
  imdgClass: string;
  /** Accessible name, such as "Class 3". */
  label: string;
  className?: string;
};

/** The diamond of a class of dangerous goods, the same as on drums and data sheets. */
export function HazardDiamond({ imdgClass, label, className = 'size-9' }: HazardDiamondProps) {
  return (
    <img
      src={`/class-diamonds/${imdgClass}.svg`}
      alt={label}
      width={100}
      height={100}
      loading="lazy"
      className={`shrink-0 ${className}`}
    />
  );
}

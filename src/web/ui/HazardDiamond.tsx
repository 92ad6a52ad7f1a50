import { classDiamondHref } from './class-diamonds.ts';

export type HazardDiamondProps = {
  /** IMDG class or division of a product, such as "3" or "6.1". */
  imdgClass: string;
  /** Accessible name, such as "Class 3". */
  label: string;
  className?: string;
};

/** The diamond of a class of dangerous goods, the same as on drums and data sheets. */
export function HazardDiamond({ imdgClass, label, className = 'size-9' }: HazardDiamondProps) {
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className={`shrink-0 ${className}`}>
      <use href={classDiamondHref(imdgClass)} />
    </svg>
  );
}

import type { DangerousGoods } from '../../records/dangerous-goods.ts';
import { HazardDiamond } from './HazardDiamond.tsx';

export type ClassDiamondsProps = Pick<DangerousGoods, 'classes'> & {
  /** Of each diamond. */
  className: string;
};

/** The diamonds of a product's transport classes, the primary one first, for the list or line that holds them. */
export function ClassDiamonds({ classes, className }: ClassDiamondsProps) {
  return classes.map(({ imdgClass, label }) => (
    <HazardDiamond key={imdgClass} imdgClass={imdgClass} label={label} className={className} />
  ));
}

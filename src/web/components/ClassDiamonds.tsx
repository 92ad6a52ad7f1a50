import type { DangerousGoods } from '../../records/facts/transport-facts.ts';

type ClassDiamondsProps = Pick<DangerousGoods, 'diamonds'> & {
  /** Classes of each diamond. */
  className: string;
};

/** The class diamonds of a product, as on drums and data sheets. The parent element is a list or a line. */
export function ClassDiamonds({ diamonds, className }: ClassDiamondsProps) {
  return diamonds.map(({ diamond, label }) => (
    <img
      key={diamond}
      src={`/class-diamonds/${diamond}.svg`}
      alt={label}
      width={100}
      height={100}
      loading="lazy"
      className={`shrink-0 ${className}`}
    />
  ));
}

type ClassDiamondsProps = {
  diamonds: readonly { src: string; label: string }[];
  /** Classes of each diamond. */
  className: string;
};

/** The class diamonds of a product, as on drums and data sheets. The parent is a line of text. */
export function ClassDiamonds({ diamonds, className }: ClassDiamondsProps) {
  return diamonds.map(({ src, label }) => (
    <img
      key={src}
      src={src}
      alt={label}
      width={100}
      height={100}
      loading="lazy"
      className={`shrink-0 ${className}`}
    />
  ));
}

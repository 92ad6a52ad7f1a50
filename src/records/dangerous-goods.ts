import { fillText } from './fill-text.ts';
import type { Product } from './products.ts';

/** Names of the class diamonds, with `{class}`. */
export type ClassLabels = { primary: string; subsidiary: string };

/** What pages show of a product's transport classification. */
export type DangerousGoods = {
  /** Such as "UN 1090". */
  unNumber: string;
  /** The primary class first, then subsidiary hazards, each with the accessible name of its diamond. */
  classes: readonly { imdgClass: string; label: string }[];
};

/** "UN1090" of the records as people write it: UN 1090. */
export function unNumberText(unNumber: string): string {
  return unNumber.replace(/^UN/, 'UN ');
}

/** UN number and diamonds of a product; null where it is not regulated as dangerous goods. */
export function dangerousGoodsOf(
  { transport }: Pick<Product, 'transport'>,
  labels: ClassLabels,
): DangerousGoods | null {
  if (!transport) return null;
  const { unNumber, imdgClass, subsidiaryHazards } = transport;
  const named = (label: string) => (name: string) => ({
    imdgClass: name,
    label: fillText(label, { class: name }),
  });
  return {
    unNumber: unNumberText(unNumber),
    classes: [named(labels.primary)(imdgClass), ...subsidiaryHazards.map(named(labels.subsidiary))],
  };
}

import { LABELS } from './labels.ts';
import { fillText } from '../reading/fill-text.ts';
import { productsPage } from '../pages/products-page.ts';
import type { ProductTransport } from '../products/product-transport.ts';
import type { Product } from '../products/products.ts';

/** Formats a UN number for readers: "UN1090" becomes "UN 1090". */
export function spacedUnNumber(unNumber: string): string {
  return unNumber.replace(/^UN/, 'UN ');
}

/** The name of the marine pollutant mark among the diamonds, which are otherwise named by class. */
export const MARINE_POLLUTANT = 'marine-pollutant';

/**
 * Returns the names of a transport entry's diamonds: the primary class, the subsidiary hazards, then the marine
 * pollutant mark.
 */
export function diamondsOf(transport: ProductTransport): string[] {
  const { imdgClass, subsidiaryHazards, marinePollutant } = transport;
  return [imdgClass, ...subsidiaryHazards, ...(marinePollutant ? [MARINE_POLLUTANT] : [])];
}

/**
 * Returns the diamonds of a transport entry, each with its accessible name. `nameOf` returns the name of a class; its
 * index is 0 for the primary class.
 */
export function namedDiamonds(
  transport: ProductTransport,
  nameOf: (imdgClass: string, index: number) => string,
) {
  return diamondsOf(transport).map((diamond, index) => ({
    diamond,
    label:
      diamond === MARINE_POLLUTANT
        ? LABELS.transport.marinePollutantAlternative
        : nameOf(diamond, index),
  }));
}

/**
 * Returns a product's UN number and its diamonds with accessible names: the primary class first, the marine pollutant
 * mark last. Returns null when the product is not dangerous goods.
 */
export function dangerousGoodsOf({ transport }: Pick<Product, 'transport'>) {
  if (!transport) return null;
  const { subsidiaryHazard } = productsPage().card;
  return {
    unNumber: spacedUnNumber(transport.unNumber),
    diamonds: namedDiamonds(transport, (imdgClass, index) =>
      index === 0
        ? `Dangerous goods, class ${imdgClass}`
        : fillText(subsidiaryHazard, { class: imdgClass }),
    ),
  };
}
export type DangerousGoods = NonNullable<ReturnType<typeof dangerousGoodsOf>>;

import { LABELS } from './labels.ts';
import { fillText } from '../reading/fill-text.ts';
import { productsPage } from '../pages/products-page.ts';
import type { ProductTransport } from '../products/product-transport.ts';
import type { Product } from '../products/products.ts';

/** A UN number as it is read, on every page, sheet and label: "UN1090" becomes "UN 1090". */
export function spacedUnNumber(unNumber: string): string {
  return unNumber.replace(/^UN/, 'UN ');
}

/** Names the mark of marine pollutants among the diamonds of classes, each of which has the name of its class. */
export const MARINE_POLLUTANT = 'marine-pollutant';

/** The diamonds of a transport entry by their names: its classes and divisions, the primary one first, and the mark of a marine pollutant. */
export function diamondsOf(transport: ProductTransport): string[] {
  const { imdgClass, subsidiaryHazards, marinePollutant } = transport;
  return [imdgClass, ...subsidiaryHazards, ...(marinePollutant ? [MARINE_POLLUTANT] : [])];
}

/** The diamonds of a transport entry, each with its accessible name; `nameOf` names a class, the primary one being at 0. */
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
 * UN number and diamonds of a product, that of its primary class first and the mark of a marine
 * pollutant last, each with its accessible name; null where it is not regulated as dangerous goods.
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

import type { BuiltPicture } from '../ui/Picture.tsx';
import type { LabelledProduct } from './ProductLabel.tsx';
import { productPictures } from '../pictures/picture-of.ts';
import { dataSheetPath, type Product } from '../../records/products.ts';
import { dangerousGoodsOf, type DiamondNames } from '../../records/dangerous-goods.ts';
import { ROUTES } from '../../records/routes.ts';

/** What a card of the catalogue shows. */
export type CatalogueRecord = LabelledProduct & { slug: string; pictures: BuiltPicture[] };

/** What the cards show of the products' records. Throws when a picture is missing. */
export function catalogueProducts(
  products: readonly Product[],
  diamondNames: DiamondNames,
): CatalogueRecord[] {
  return products.map((product) => ({
    slug: product.slug,
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber,
    formula: product.identity.formula,
    dangerousGoods: dangerousGoodsOf(product, diamondNames),
    pictures: productPictures(product),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: `${ROUTES.contact}?product=${product.slug}`,
  }));
}

import type { BuiltPicture } from '../ui/Picture.tsx';
import type { LabelledProduct } from './ProductLabel.tsx';
import { requireProductPictures } from '../pictures/product-pictures.ts';
import { dataSheetPath, type Product } from '../../records/products.ts';
import { dangerousGoodsOf, type ClassLabels } from '../../records/dangerous-goods.ts';
import { enquiryHref, productPath } from '../../records/routes.ts';

/** What a card of the catalogue shows. */
export type CatalogueRecord = LabelledProduct & { slug: string; pictures: BuiltPicture[] };

/** What the cards show of the products' records. Throws when a picture is missing. */
export function requireCatalogueProducts(
  products: readonly Product[],
  labels: ClassLabels,
): CatalogueRecord[] {
  return products.map((product) => ({
    slug: product.slug,
    pageHref: productPath(product),
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber,
    formula: product.identity.formula,
    dangerousGoods: dangerousGoodsOf(product, labels),
    pictures: requireProductPictures(product),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: enquiryHref(product),
  }));
}

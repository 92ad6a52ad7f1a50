import type { BuiltPicture } from '../ui/Picture.tsx';
import type { CatalogueProduct } from './ProductCard.tsx';
import { requireProductPictures } from '../pictures/product-pictures.ts';
import { dataSheetPath, type Product } from '../../records/products.ts';
import { dangerousGoodsOf, type ClassLabels } from '../../records/dangerous-goods.ts';
import { enquiryHref, productPath } from '../../records/routes.ts';

/** What a card of the catalogue shows, and by what its product is found. */
export type CatalogueRecord = CatalogueProduct & { pictures: BuiltPicture[] };

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
    synonyms: product.synonyms,
    uses: product.uses.map(({ industry, use }) => `${use} (${industry})`),
    dangerousGoods: dangerousGoodsOf(product, labels),
    pictures: requireProductPictures(product),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: enquiryHref(product),
  }));
}

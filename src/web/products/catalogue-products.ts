import * as content from '../../records/content.ts';
import { dangerousGoodsOf } from '../../records/dangerous-goods.ts';
import { dataSheetPath } from '../../records/products.ts';
import { enquiryHref, productPath } from '../../records/routes.ts';
import { productPictures } from '../pictures/picture-of.ts';
import type { CatalogueProduct } from './ProductCard.tsx';

/** What the cards show of the products' records, in the catalogue's order. Throws when a picture is missing. */
export function catalogueProducts(): CatalogueProduct[] {
  return content.products().map((product) => ({
    slug: product.slug,
    pageHref: productPath(product),
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber,
    formula: product.identity.formula,
    packaging: product.packaging.map(({ name }) => name).join(', '),
    dangerousGoods: dangerousGoodsOf(product),
    pictures: productPictures(product),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: enquiryHref(product),
  }));
}

import type { BuiltPicture } from '../../components/Picture.tsx';
import type { LabelledProduct } from '../../components/ProductLabel.tsx';
import { fillText } from '../../content/fill-text.ts';
import { requireProductPictures } from '../../pictures/product-pictures.ts';
import { dataSheetPath, type Product } from '../../schemas/product.ts';
import { ROUTES } from '../../site/routes.ts';

/** Names of the class diamonds, with `{class}`. */
export type ClassLabels = { primary: string; subsidiary: string };

/** What a card of the catalogue shows. */
export type CatalogueRecord = LabelledProduct & { slug: string; pictures: BuiltPicture[] };

/** What the cards show of the products' records. Throws when a picture is missing. */
export function requireCatalogueProducts(
  products: readonly Product[],
  labels: ClassLabels,
): CatalogueRecord[] {
  return products.map((product) => ({
    slug: product.slug,
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber,
    formula: product.identity.formula,
    dangerousGoods: dangerousGoods(product, labels),
    pictures: requireProductPictures(product),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: `${ROUTES.contact}?product=${product.slug}`,
  }));
}

function dangerousGoods(
  { transport }: Product,
  labels: ClassLabels,
): LabelledProduct['dangerousGoods'] {
  if (!transport) return null;
  return {
    unNumber: transport.unNumber.replace(/^UN/, 'UN '),
    classes: [
      {
        imdgClass: transport.imdgClass,
        label: fillText(labels.primary, { class: transport.imdgClass }),
      },
      ...transport.subsidiaryHazards.map((imdgClass) => ({
        imdgClass,
        label: fillText(labels.subsidiary, { class: imdgClass }),
      })),
    ],
  };
}

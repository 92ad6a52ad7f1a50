import { brochureFiles } from '../../records/brochure-texts.ts';
import * as content from '../../records/content.ts';
import { className } from '../../chemistry/imdg-codes.ts';
import { hazardFacts } from '../../records/facts/hazard-facts.ts';
import { dangerousGoodsOf } from '../../records/facts/transport-facts.ts';
import { dataSheetPath, type Product } from '../../records/products/products.ts';
import { enquiryHref, productPath } from '../../records/addresses/routes.ts';
import { siteUrl } from '../../records/site-url.ts';
import { productPictures } from '../pictures/picture-of.ts';

/** The fields of a product that the catalogue shows and searches. */
export type CatalogueProduct = ReturnType<typeof catalogueProducts>[number];

/** Returns the products in catalogue order. Throws when a picture is missing. */
function catalogueProducts() {
  return content.products().map((product) => ({
    slug: product.slug,
    pageHref: productPath(product),
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber ?? '',
    ecNumber: product.identity.ecNumber ?? '',
    hsCode: product.identity.hsCode,
    formula: product.identity.formula ?? '',
    synonyms: [...product.synonyms, product.identity.iupacName ?? []].flat(),
    uses: product.uses.map(({ industry, use }) => `${industry}: ${use}`),
    packaging: product.packaging.map(({ name }) => name),
    hazards: hazardTexts(product),
    dangerousGoods: dangerousGoodsOf(product),
    pictures: productPictures(product),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: enquiryHref(product),
  }));
}

/** Returns the transport classes of a product and its hazard statements, such as "Class 3, flammable liquid". */
function hazardTexts(product: Product): string[] {
  const { imdgClass, subsidiaryHazards = [] } = product.transport ?? {};
  return [
    ...[imdgClass ?? [], ...subsidiaryHazards]
      .flat()
      .map((number) => `Class ${number}, ${className(number)}`),
    ...hazardFacts(product).statements.map(({ text }) => text),
  ];
}

/** Returns the props of the catalogue island. Throws a ContentError for an invalid record. */
export function catalogueProps() {
  const { search, results, brochure, enquiry } = content.productsPage();
  return {
    products: catalogueProducts(),
    brochure: brochureFiles(),
    /** Shown before paths in print. */
    host: new URL(siteUrl()).host,
    words: { search, results, brochure, enquiry },
  };
}
export type CatalogueProps = ReturnType<typeof catalogueProps>;

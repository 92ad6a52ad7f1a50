import * as content from '../../records/content.ts';
import { className } from '../../chemistry/imdg-codes.ts';
import { hazardFacts } from '../../records/facts/hazard-facts.ts';
import { dangerousGoodsOf } from '../../records/facts/transport-facts.ts';
import { cardImages, type Product } from '../../records/products/products.ts';
import { brochureFiles, dataSheetPath } from '../../records/urls/prints.ts';
import { enquiryHref, productPath, ROUTES } from '../../records/urls/routes.ts';
import { siteUrl } from '../../settings/site-url.ts';
import { drawnDiamonds } from '../pictures/drawings.ts';
import { productPictures } from '../pictures/picture-of.ts';
import { DOCUMENTS_OF } from './islands/search-by-facts.ts';

/** The fields of a product that the catalogue shows and searches. */
export type CatalogueProduct = ReturnType<typeof catalogueProducts>[number];

function dangerousGoodsWithDrawings(product: Product) {
  const goods = dangerousGoodsOf(product);
  return goods && { ...goods, diamonds: drawnDiamonds(goods.diamonds) };
}

/** Returns the products in catalogue order. Throws when a picture is missing. */
function catalogueProducts() {
  return content.products().map((product) => ({
    slug: product.slug,
    pageHref: productPath(product),
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber ?? '',
    formula: product.identity.formula ?? '',
    packaging: product.packaging.map(({ name }) => name),
    dangerousGoods: dangerousGoodsWithDrawings(product),
    pictures: productPictures({ images: cardImages(product) }),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: enquiryHref(product),
    names: namesOf(product),
    facts: factsOf(product),
  }));
}

const otherNames = ({ synonyms, identity }: Product) => [synonyms, identity.iupacName ?? []].flat();

/** Returns the names of a product: either part of "NAME (ABBREVIATION)", its other names and its search terms. */
function namesOf(product: Product): string[] {
  const parts = product.name.split(/[()]/).filter(Boolean);
  return [...parts, ...otherNames(product), ...product.searchTerms];
}

/** Returns the INS numbers of a food additive, which outside of Europe stand in place of its E numbers. */
const insNumbersOf = ({ synonyms, searchTerms }: Product) =>
  [...synonyms, ...searchTerms].flatMap((name) => /^E (\d+\w*)$/.exec(name)?.[1] ?? []);

/** Returns the texts by which the search finds a product, which it shows as the reason, the most certain first. */
function factsOf(product: Product): string[] {
  const { identity, transport, uses, grades, packaging, dataSheet, approvals } = product;
  const hazards = hazardFacts(product);
  const known = (term: string, value: string | undefined) => (value ? [`${term} ${value}`] : []);
  return [
    dangerousGoodsOf(product)?.unNumber ?? [],
    known('CAS number', identity.casNumber),
    known('EC number', identity.ecNumber),
    known('HS code', identity.hsCode),
    otherNames(product).map((name) => `Also called ${name}`),
    insNumbersOf(product).map((number) => `Food additive INS ${number}`),
    known('Formula', identity.formula),
    uses.map(({ industry, use }) => `${industry}: ${use}`),
    grades.map(({ name }) => `Grade: ${name}`),
    packaging.map(({ name }) => `Packaging: ${name}`),
    [transport?.imdgClass ?? [], transport?.subsidiaryHazards ?? []]
      .flat()
      .map((number) => `Class ${number}, ${className(number)}`),
    known('Packing group', transport?.packingGroup ?? undefined),
    known('Data sheet', dataSheet.number),
    product.food.map(({ term, value }) => `${term}: ${value}`),
    approvals.map(({ name, number }) => `Approval: ${name} (${number})`),
    hazards.statements.items.map(({ code, text }) => `${code}: ${text}`),
    hazards.pictograms.map(({ code, name }) => `Pictogram ${code}, ${name}`),
    `${DOCUMENTS_OF}${product.displayName}: data sheet, safety data sheet (SDS, MSDS), certificate of analysis (COA), package labels`,
  ].flat();
}

/** A search result that is no product: a chemical that is supplied on request, or a certificate of the company. */
export type OtherAnswer = {
  name: string;
  casNumber?: string | undefined;
  /** The page of a certificate. A chemical leads to the form. */
  href?: string;
};

function otherAnswers(): OtherAnswer[] {
  const { furtherChemicals, certificates } = content.company().trade;
  return [
    ...(furtherChemicals ?? []).map(({ name, casNumber }) => ({ name, casNumber })),
    ...certificates.map(({ name }) => ({ name, href: `${ROUTES.about}#about-us` })),
  ];
}

/** Returns the props of the catalogue island. Throws a ContentError for an invalid record. */
export function catalogueProps() {
  const { search, results, brochure, enquiry } = content.productsPage();
  return {
    products: catalogueProducts(),
    others: otherAnswers(),
    brochure: brochureFiles(),
    /** Shown before paths in print. */
    host: new URL(siteUrl()).host,
    words: { search, results, brochure, enquiry },
  };
}
export type CatalogueProps = ReturnType<typeof catalogueProps>;

import { markSvg } from '../../drawing/mark.ts';
import { BRAND_NAVY, BRAND_TEAL } from '../../records/brand-colours.ts';
import { fillText } from '../../records/fill-text.ts';
import { contactContent } from '../data-sheet/contact-content.ts';
import { classLabelSvg, marinePollutantMarkSvg } from '../../drawing/class-label-svg.ts';
import type { BrochureTexts } from '../../records/brochure-texts.ts';
import type { Company } from '../../records/company.ts';
import type { DataSheetTexts } from '../../records/data-sheet-texts.ts';
import type { Product } from '../../records/products.ts';
import { productPath, ROUTES } from '../../records/routes.ts';
import { structureSvg } from '../../drawing/structure/structure-svg.ts';

/** One figure of the company, such as 27000 with "+" and "tons quantity supplied". */
export interface CompanyFigure {
  readonly target: number;
  readonly suffix: string;
  readonly label: string;
}

/** All records that the brochure is made from. */
export interface BrochureRecords {
  readonly company: Company;
  readonly products: readonly Product[];
  readonly texts: BrochureTexts;
  /** Labels of the contact block come from here, as on the data sheets. */
  readonly sheetTexts: DataSheetTexts;
  readonly figures: readonly CompanyFigure[];
  /** Mission and vision, as the pages print them. */
  readonly statements: readonly { readonly title: string; readonly text: string }[];
  /** The site's origin without a trailing slash. */
  readonly siteUrl: string;
}

/** Where the template finds the cover's picture. */
export const COVER_PICTURE_PATH = '/cover.jpg';

function productItem(
  product: Product,
  texts: BrochureTexts['products'],
  sheetTexts: DataSheetTexts,
  siteUrl: string,
) {
  const kinds = new Set(product.packaging.map(({ kind }) => texts.packagingKinds[kind] ?? kind));
  return {
    name: product.displayName,
    structure: structureSvg(product.identity.smiles, { color: BRAND_NAVY }),
    casNumber: product.identity.casNumber,
    cas: fillText(texts.cas, { number: product.identity.casNumber }),
    packaging: [...kinds].join(', '),
    ...bySea(product, texts, sheetTexts),
    url: `${siteUrl}${productPath(product)}`,
  };
}

/** What the entry of the IMDG Code demands: the lines in words, labels and mark as drawings. */
function bySea(
  { transport }: Product,
  texts: BrochureTexts['products'],
  sheetTexts: DataSheetTexts,
) {
  if (!transport) return { transport: [texts.notRegulated], labels: [] };
  const { unNumber, imdgClass, subsidiaryHazards, packingGroup, marinePollutant } = transport;
  // As dangerous goods papers write it: "8 (3)".
  const classes = [imdgClass, ...subsidiaryHazards.map((name) => `(${name})`)].join(' ');
  const lines = [unNumber, fillText(texts.regulated, { imdgClass: classes, packingGroup })];
  const labels = [imdgClass, ...subsidiaryHazards].map((labelClass) => ({
    svg: classLabelSvg(labelClass),
    alternative: fillText(texts.labelAlternative, { imdgClass: labelClass }),
  }));
  if (!marinePollutant) return { transport: lines, labels };
  const mark = {
    svg: marinePollutantMarkSvg(),
    alternative: sheetTexts.transport.marinePollutantAlternative,
  };
  return { transport: [...lines, texts.marinePollutant], labels: [...labels, mark] };
}

/** The newest revision of a data sheet: the brochure is as new as its records, whatever the clock says. */
function newestRevision(products: readonly Product[]): string {
  const days = products.map(({ dataSheet }) => dataSheet.revisedOn).sort();
  const newest = days.at(-1);
  if (newest === undefined) throw new Error('A brochure needs at least one product.');
  return newest;
}

/** Puts the brochure into words; the template (`brochure.typ`) only arranges them. */
export function brochureContent(records: BrochureRecords) {
  const { company, products, texts, sheetTexts, figures, statements, siteUrl } = records;
  const named = { company: company.name, year: company.foundingYear };
  return {
    title: fillText(texts.documentTitle, named),
    description: fillText(texts.documentDescription, named),
    author: company.legalName,
    revisedOn: newestRevision(products),
    brand: company.name,
    company: company.legalName,
    mark: markSvg('#ffffff', BRAND_TEAL),
    markOnPaper: markSvg(BRAND_NAVY, BRAND_TEAL),
    cover: {
      since: fillText(texts.cover.since, named),
      title: texts.cover.title,
      text: texts.cover.text,
      picture: COVER_PICTURE_PATH,
      alternative: texts.cover.picture.alt,
    },
    about: texts.about,
    figures: figures.map(({ target, suffix, label }) => ({ value: `${target}${suffix}`, label })),
    statements,
    services: texts.services,
    products: {
      heading: texts.products.heading,
      introduction: texts.products.introduction,
      columns: texts.products.columns,
      items: products.map((product) => productItem(product, texts.products, sheetTexts, siteUrl)),
    },
    contact: {
      heading: texts.contact.heading,
      ...contactContent(company, sheetTexts.contact, siteUrl, {
        url: `${siteUrl}${ROUTES.products}`,
        caption: texts.contact.qrCaption,
        alternative: texts.contact.qrAlternative,
      }),
    },
    page: texts.footer.page,
  };
}

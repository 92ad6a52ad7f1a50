import { markSvg } from '../../drawing/mark.ts';
import { BRAND_NAVY, BRAND_TEAL } from '../../records/brand-colours.ts';
import { classLabelSvg, marinePollutantMarkSvg } from '../../drawing/class-label-svg.ts';
import { pictogramSvg } from '../../drawing/pictogram-svg.ts';
import { fillText } from '../../records/fill-text.ts';
import type { Company } from '../../records/company.ts';
import type { DataSheetTexts } from '../../records/data-sheet-texts.ts';
import { hazardFacts, transportFacts } from '../../records/danger-facts.ts';
import { longDate } from '../../records/numbers.ts';
import {
  identityFacts,
  packagingFacts,
  propertyFacts,
  storageFacts,
  supplyTerms,
} from '../../records/product-facts.ts';
import type { Product } from '../../records/products.ts';
import { specificationTable } from '../../records/specification-table.ts';
import { productPath } from '../../records/routes.ts';
import { structureSvg } from '../../drawing/structure/structure-svg.ts';
import { contactContent } from './contact-content.ts';
import { FIRST_AID_ROUTES, firstAidLine } from './first-aid.ts';
import { precautionaryStatements } from './precautionary-statements.ts';

/**
 * All that one data sheet says, in the words and numbers that are printed: the template
 * (`sheet.typ`) only arranges it. Every fact comes from the product's record.
 */
export type SheetContent = ReturnType<typeof sheetContent>;

function packaging(product: Product, texts: DataSheetTexts['packaging']) {
  return { ...packagingFacts(product, texts), terms: supplyTerms(product, texts) };
}

function hazards(product: Product, texts: DataSheetTexts) {
  const facts = hazardFacts(product, texts.hazards);
  return {
    ...facts,
    labels: texts.hazards,
    pictograms: facts.pictograms.map((item) => ({ ...item, svg: pictogramSvg(item.code) })),
    precautions: precautionaryStatements(product, texts),
  };
}

function transport(product: Product, texts: DataSheetTexts['transport']) {
  const facts = transportFacts(product, texts);
  return {
    basis: texts.basis,
    notRegulated: texts.notRegulated,
    note: texts.notRegulatedNote,
    regulated: facts && {
      ...facts,
      labels: facts.labels.map(({ imdgClass, alternative }) => ({
        svg: imdgClass === null ? marinePollutantMarkSvg() : classLabelSvg(imdgClass),
        alternative,
      })),
    },
  };
}

/**
 * Puts one product's sheet into words. `siteUrl` is the site's origin without a trailing slash:
 * the QR code leads to the product's page there. Throws when a text, a label or a drawing for
 * something in the record is missing.
 */
export function sheetContent(
  product: Product,
  company: Company,
  texts: DataSheetTexts,
  siteUrl: string,
) {
  const { identity, dataSheet } = product;
  const named = { product: product.displayName, cas: identity.casNumber };
  const labels = texts.identity;
  return {
    title: fillText(texts.documentTitle, named),
    description: fillText(texts.documentDescription, named),
    author: company.legalName,
    keywords: [product.name, identity.casNumber, identity.ecNumber, ...product.synonyms],
    revisedOn: dataSheet.revisedOn,
    brand: company.name,
    mark: { navy: markSvg(BRAND_NAVY, BRAND_TEAL), white: markSvg('#ffffff', BRAND_TEAL) },
    kind: texts.kind,
    sections: texts.sections,
    name: product.displayName,
    fullName: product.name,
    summary: product.summary,
    synonyms: { label: labels.synonyms, value: product.synonyms.join(', ') || labels.none },
    structure: {
      svg: structureSvg(identity.smiles, { color: '#ffffff', bondLength: 24, strokeWidth: 1.3 }),
      alternative: fillText(texts.structureAlternative, { product: product.displayName }),
    },
    identity: identityFacts(product, labels),
    iupacName: { label: labels.iupacName, value: identity.iupacName },
    productDescription: product.description,
    uses: product.uses,
    properties: propertyFacts(product, texts.properties),
    specification: specificationTable(product.grades, texts.specification),
    packaging: packaging(product, texts.packaging),
    hazards: hazards(product, texts),
    transport: transport(product, texts.transport),
    storage: storageFacts(product, texts.storage),
    firstAid: FIRST_AID_ROUTES.map((route) => ({
      label: texts.firstAid[route],
      text: firstAidLine(route, product.hazards, texts),
    })),
    sources: fillText(texts.sources, { sources: product.source }),
    disclaimer: texts.disclaimer,
    contact: contactContent(company, texts.contact, siteUrl, {
      url: `${siteUrl}${productPath(product)}`,
      caption: texts.contact.qrCaption,
      alternative: fillText(texts.contact.qrAlternative, named),
    }),
    footer: {
      sheetNumber: fillText(texts.footer.sheetNumber, { number: dataSheet.number }),
      revision: fillText(texts.footer.revision, { revision: dataSheet.revision }),
      revisedOn: fillText(texts.footer.revisedOn, {
        date: longDate(dataSheet.revisedOn, texts.months),
      }),
      page: texts.footer.page,
    },
  };
}

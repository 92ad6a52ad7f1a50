import { drawDiamonds, pictogramSvg } from '../../drawing/hazard-marks.ts';
import { fillText } from '../../records/reading/fill-text.ts';
import * as content from '../../records/content.ts';
import { spacedUnNumber } from '../../records/facts/dangerous-goods.ts';
import { hazardFacts, transportFacts } from '../../records/facts/danger-facts.ts';
import { longDate } from '../../records/typography.ts';
import {
  identityFacts,
  namedNumber,
  onlyKnown,
  packagingFacts,
  propertyFacts,
  storageFacts,
  supplyTerms,
} from '../../records/facts/product-facts.ts';
import { FIRST_AID_ROUTES, type Product } from '../../records/products/products.ts';
import { productPath } from '../../records/addresses/routes.ts';
import { specificationTable } from '../../records/facts/specification-table.ts';
import { structureSvg } from '../../drawing/structure-svg.ts';
import { TEXT_FACE } from '../typesetting/typeset.ts';
import { contactContent } from '../typesetting/contact-content.ts';
import { firstAidText } from '../../records/facts/first-aid.ts';
import { precautionaryStatements } from '../../records/facts/precautionary-statements.ts';

/** No cell is empty, so that none is taken for forgotten. */
function specification({ grades }: Product) {
  const { notLimited, noUnit } = content.dataSheetTexts().specification;
  const { rows, ...table } = specificationTable(grades);
  return {
    ...table,
    rows: rows.map((row) => ({
      ...row,
      unit: row.unit ?? noUnit,
      limits: row.limits.map((limit) => limit ?? notLimited),
    })),
  };
}

function packaging(product: Product) {
  const { exportControls, indianRules } = content.dataSheetTexts().packaging;
  return {
    ...packagingFacts(product),
    terms: supplyTerms(product),
    rules: [
      { term: exportControls, items: product.exportControls },
      { term: indianRules, items: product.indianRules },
    ],
  };
}

function hazards(product: Product) {
  const facts = hazardFacts(product);
  return {
    ...facts,
    words: content.dataSheetTexts().hazards,
    pictograms: facts.pictograms.map((item) => ({ ...item, svg: pictogramSvg(item.code) })),
    precautions: precautionaryStatements(product),
  };
}

function transport(product: Product) {
  const texts = content.dataSheetTexts().transport;
  const facts = transportFacts(product);
  return {
    basis: texts.basis,
    notRegulated: texts.notRegulated,
    note: texts.notRegulatedNote,
    regulated: facts && { ...facts, diamonds: drawDiamonds(facts.diamonds) },
  };
}

/**
 * All that one product's data sheet says, in the words and numbers that are printed: the template
 * (`sheet.typ`) only arranges it. `siteUrl` is the site's origin without a trailing slash: the QR
 * code leads to the product's page there. Throws when a text or a drawing for something in the
 * record is missing.
 */
export function sheetContent(product: Product, siteUrl: string) {
  const company = content.company();
  const texts = content.dataSheetTexts();
  const { identity, dataSheet } = product;
  const named = { product: product.displayName, number: namedNumber(product) };
  const terms = texts.identity;
  return {
    title: fillText(texts.documentTitle, named),
    description: fillText(texts.documentDescription, named),
    author: company.legalName,
    keywords: [
      product.name,
      ...[identity.casNumber, identity.ecNumber].filter((number) => number !== undefined),
      ...product.synonyms,
    ],
    revisedOn: dataSheet.revisedOn,
    brand: company.name,
    kind: texts.kind,
    sections: texts.sections,
    name: product.displayName,
    fullName: product.name,
    summary: product.summary,
    /** By which it is ordered and shipped, as the head of its page says. */
    numbers: [
      namedNumber(product),
      product.transport
        ? spacedUnNumber(product.transport.unNumber)
        : content.productPage().head.notRegulated,
    ],
    /** Null for what is no single substance. */
    structure:
      identity.smiles === undefined
        ? null
        : {
            svg: structureSvg(identity.smiles, { color: '#ffffff', font: TEXT_FACE }),
            alternative: fillText(texts.structureAlternative, { product: product.displayName }),
          },
    identity: identityFacts(product),
    names: [
      ...onlyKnown([{ term: terms.iupacName, value: identity.iupacName }]),
      { term: terms.synonyms, value: product.synonyms.join(', ') || terms.none },
    ],
    productDescription: product.description,
    uses: product.uses,
    properties: propertyFacts(product),
    specification: specification(product),
    packaging: packaging(product),
    hazards: hazards(product),
    transport: transport(product),
    storage: storageFacts(product),
    firstAid: FIRST_AID_ROUTES.map((route) => ({
      term: texts.firstAid[route],
      text: firstAidText(route, product),
    })),
    sources: fillText(texts.sources, { sources: product.source }),
    disclaimer: texts.disclaimer,
    contact: contactContent(siteUrl, {
      url: `${siteUrl}${productPath(product)}`,
      caption: texts.contact.qrCaption,
      alternative: fillText(texts.contact.qrAlternative, named),
    }),
    footer: {
      sheetNumber: fillText(texts.footer.sheetNumber, { number: dataSheet.number }),
      revision: fillText(texts.footer.revision, { revision: dataSheet.revision }),
      revisedOn: fillText(texts.footer.revisedOn, { date: longDate(dataSheet.revisedOn) }),
      page: texts.footer.page,
    },
  };
}

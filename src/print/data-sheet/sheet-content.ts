import { drawDiamonds, pictogramSvg } from '../../records/hazard-symbols.ts';
import * as content from '../../records/content.ts';
import { hazardFacts, NOT_CLASSIFIED } from '../../records/facts/hazard-facts.ts';
import {
  NOT_REGULATED,
  TRANSPORT_BASIS,
  transportFacts,
  unNumberOrNone,
} from '../../records/facts/transport-facts.ts';
import { capitalised, longDate } from '../../records/typography.ts';
import {
  IDENTITY_HEADING,
  identityFacts,
  namedNumber,
  nameFacts,
  onlyKnown,
  packagingFacts,
  propertyFacts,
  ruleFacts,
  sourcesOf,
  storageFacts,
  structureAlternative,
  supplyTerms,
} from '../../records/facts/product-facts.ts';
import type { Product } from '../../records/products/products.ts';
import { productPath } from '../../records/urls/routes.ts';
import { specificationTable } from '../../records/facts/specification-table.ts';
import { structureSvg } from '../../drawing/structure-svg.ts';
import { TEXT_FACE } from '../typesetting/typeset.ts';
import { contactContent } from '../typesetting/contact-content.ts';
import { firstAidFacts } from '../../records/facts/first-aid.ts';
import { precautionaryStatements } from '../../records/facts/precautionary-statements.ts';

/** Returns the headings of a sheet's sections, in their order. The page of a product shares some of them. */
function sheetHeadings() {
  const { properties, hazards, storage } = content.productPage();
  return {
    identity: IDENTITY_HEADING,
    description: 'Description',
    uses: 'Uses',
    properties: properties.heading,
    specification: 'Specification by grade',
    packaging: 'Packaging and supply',
    storage: storage.heading,
    hazards: hazards.heading,
    transport: 'Transport',
    firstAid: 'First aid',
    contact: 'Contact',
  };
}

/** Returns the facts that a buyer must ask for, because the records lack them. */
function onRequest({ origin, transport }: Product): string {
  const missing = [
    ...(transport && !content.company().emergencyPhone ? ['24-hour emergency number'] : []),
    ...(origin ? [] : ['maker and country of origin']),
  ];
  return capitalised(missing.join('; '));
}

/**
 * Returns all texts and drawings of a product's data sheet, which the template (`sheet.typ`) arranges.
 * `siteUrl` is the site's origin without a trailing slash, for the QR code of the product's page. Throws
 * when a text or a drawing for a value of the record is missing.
 */
export function sheetContent(product: Product, siteUrl: string) {
  const company = content.company();
  const { identity, dataSheet } = product;
  const hazards = hazardFacts(product);
  const transport = transportFacts(product);
  const name = product.displayName;
  const number = namedNumber(product);
  return {
    title: `${name}: product data sheet`,
    description: `Identity, typical properties, specification, hazards, transport and packaging of ${name} (${number})`,
    author: company.legalName,
    keywords: [
      product.name,
      ...[identity.casNumber, identity.ecNumber].filter((number) => number !== undefined),
      ...product.synonyms,
    ],
    revisedOn: dataSheet.revisedOn,
    brand: company.name,
    name,
    fullName: product.name,
    summary: product.summary,
    notice: 'Product data sheet: not a safety data sheet',
    /** The CAS or HS number and the UN number, as at the top of the product's page. */
    numbers: [number, unNumberOrNone(product)],
    /** Null for a product without a structure, such as a blend. */
    structure:
      identity.smiles === undefined
        ? null
        : {
            svg: structureSvg(identity.smiles, { color: '#ffffff', font: TEXT_FACE }),
            alternative: structureAlternative(product),
          },
    identity: identityFacts(product),
    names: nameFacts(product, 'none in use'),
    headings: sheetHeadings(),
    productDescription: product.description,
    uses: product.uses,
    properties: propertyFacts(product),
    specification: specificationTable(product.grades),
    packaging: {
      ...packagingFacts(product),
      terms: [
        ...supplyTerms(product),
        ...product.food,
        ...onlyKnown([{ term: 'On request', value: onRequest(product) }]),
      ],
      rules: ruleFacts(product),
    },
    hazards: {
      ...hazards,
      notClassified: NOT_CLASSIFIED,
      pictograms: hazards.pictograms.map((item) => ({ ...item, svg: pictogramSvg(item.code) })),
      precautions: {
        term: 'Main precautionary statements',
        items: precautionaryStatements(product),
      },
    },
    transport: {
      basis: TRANSPORT_BASIS,
      notRegulated: NOT_REGULATED,
      regulated: transport && { ...transport, diamonds: drawDiamonds(transport.diamonds) },
    },
    storage: storageFacts(product),
    firstAid: firstAidFacts(product),
    sources: sourcesOf(product),
    disclaimer: content.dataSheetTexts().disclaimer,
    contact: contactContent(siteUrl, {
      url: `${siteUrl}${productPath(product)}`,
      caption: 'This product on our website',
      alternative: `QR code that leads to ${name} on our website`,
    }),
    footer: {
      sheetNumber: `Sheet ${dataSheet.number}`,
      revision: `Revision ${dataSheet.revision}`,
      revisedOn: `Revised on ${longDate(dataSheet.revisedOn)}`,
      page: 'Page {page} of {pages}',
    },
  };
}

import { namedDiamonds, spacedUnNumber } from '../../records/facts/transport-facts.ts';
import { contactContent } from '../typesetting/contact-content.ts';
import { TEXT_FACE } from '../typesetting/typeset.ts';
import { drawDiamonds } from '../../records/hazard-symbols.ts';
import * as content from '../../records/content.ts';
import { namedNumber } from '../../records/facts/product-facts.ts';
import { PACKAGING_KINDS } from '../../records/products/packaging.ts';
import type { Product } from '../../records/products/products.ts';
import { productPath, ROUTES } from '../../records/urls/routes.ts';
import { capitalised } from '../../records/typography.ts';
import { structureSvg } from '../../drawing/structure-svg.ts';

export const COVER_PICTURE_PATH = '/cover.jpg';

function productItem(product: Product, siteUrl: string) {
  const { smiles, casNumber } = product.identity;
  const kinds = new Set(product.packaging.map(({ kind }) => capitalised(PACKAGING_KINDS[kind])));
  return {
    name: product.displayName,
    structure: smiles && structureSvg(smiles, { color: content.brand().navy, font: TEXT_FACE }),
    casNumber: casNumber ?? namedNumber(product),
    packaging: [...kinds].join(', '),
    ...bySea(product),
    url: `${siteUrl}${productPath(product)}`,
  };
}

/** Returns a product's data for sea transport (IMDG Code): lines of text, and drawings of its diamonds and mark. */
function bySea({ transport }: Product) {
  if (!transport) return { transport: ['not regulated'], diamonds: [] };
  const { unNumber, imdgClass, subsidiaryHazards, packingGroup, isMarinePollutant } = transport;
  // As in dangerous goods documents: "8 (3)".
  const classes = [imdgClass, ...subsidiaryHazards.map((name) => `(${name})`)].join(' ');
  const lines = [
    spacedUnNumber(unNumber),
    packingGroup === null ? `class ${classes}` : `class ${classes}, PG ${packingGroup}`,
    ...(isMarinePollutant ? ['marine pollutant'] : []),
  ];
  return { transport: lines, diamonds: drawDiamonds(namedDiamonds(transport)) };
}

/**
 * Returns all texts and drawings of the brochure, which the template (`brochure.typ`) arranges. `siteUrl`
 * is the site's origin without a trailing slash.
 */
export function brochureContent(products: readonly Product[], siteUrl: string) {
  const company = content.company();
  const texts = content.brochureTexts();
  const { mission, vision } = content.purpose();
  return {
    title: texts.documentTitle,
    description: texts.documentDescription,
    author: company.legalName,
    // The date of the newest record, so that the file does not depend on the clock.
    revisedOn: products
      .map(({ dataSheet }) => dataSheet.revisedOn)
      .toSorted()
      .at(-1),
    brand: company.name,
    company: company.legalName,
    cover: { ...texts.cover, picture: COVER_PICTURE_PATH, alternative: texts.cover.picture.alt },
    about: texts.about,
    figures: content
      .aboutPage()
      .counters.items.map(({ target, suffix, label }) => ({ value: `${target}${suffix}`, label })),
    purpose: [mission, vision],
    services: texts.services,
    products: {
      ...texts.products,
      items: products.map((product) => productItem(product, siteUrl)),
    },
    contact: {
      heading: texts.contact.heading,
      ...contactContent(siteUrl, {
        url: `${siteUrl}${ROUTES.products}`,
        caption: texts.contact.qrCaption,
        alternative: 'QR code that leads to the products on our website',
      }),
    },
    page: 'Page {page} of {pages}',
  };
}

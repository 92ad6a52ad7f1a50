import { beforeEach, describe, expect, it } from 'vitest';
import { className } from '../../chemistry/imdg-codes.ts';
import * as content from '../../records/content.ts';
import {
  MARINE_POLLUTANT,
  MARINE_POLLUTANT_ALTERNATIVE,
} from '../../records/facts/transport-facts.ts';
import { FORM_ANCHOR, ROUTES } from '../../records/urls/routes.ts';
import { DANGEROUS } from '../../../tests/support/catalogue.ts';
import { searchByFacts } from './islands/search-by-facts.ts';
import { drawingHref } from '../pictures/drawings.ts';
import { catalogueProps, type CatalogueProduct } from './catalogue-data.ts';

const products = content.products();

describe('a card of the catalogue', () => {
  let cards: readonly CatalogueProduct[];
  beforeEach(() => {
    cards = catalogueProps().products;
  });
  const card = (slug: string) => cards.find((candidate) => candidate.slug === slug);

  it('prints the UN number as drums do, and the primary class before the subsidiary hazard and the mark', () => {
    for (const { slug, transport } of products) {
      if (!transport) continue;
      const { unNumber, imdgClass, subsidiaryHazards, isMarinePollutant } = transport;
      const mark = MARINE_POLLUTANT_ALTERNATIVE;
      expect(card(slug)?.dangerousGoods).toEqual({
        unNumber: unNumber.replace('UN', 'UN '),
        diamonds: [
          ...[imdgClass, ...subsidiaryHazards].map((diamond) => ({
            src: drawingHref(`class-diamonds/${diamond}`),
            label: `Transport label: ${className(diamond)}, class ${diamond}`,
          })),
          ...(isMarinePollutant
            ? [{ src: drawingHref(`class-diamonds/${MARINE_POLLUTANT}`), label: mark }]
            : []),
        ],
      });
    }
  });

  it('has no dangerous goods where the product is not regulated', () => {
    for (const { slug, transport } of products) {
      if (transport === null) expect(card(slug)?.dangerousGoods).toBeNull();
    }
  });

  it('links to its page, its data sheet and the form with the product selected', () => {
    for (const { slug } of products) {
      expect(card(slug)?.pageHref).toBe(`/products/${slug}`);
      expect(card(slug)?.dataSheetHref).toBe(`/data-sheets/${slug}-data-sheet.pdf`);
      expect(card(slug)?.enquiryHref).toBe(`${ROUTES.contact}?product=${slug}#${FORM_ANCHOR}`);
    }
  });
});

it('products are found by the codes of their hazards and pictograms', () => {
  const catalogue = catalogueProps().products;
  const { hazards, slug } = DANGEROUS;
  for (const code of [...hazards.hazardStatements, ...hazards.pictograms]) {
    const found = searchByFacts(catalogue, code).map(({ product }) => product.slug);
    expect(found, code).toContain(slug);
  }
});

describe('the hidden paragraph of Products', () => {
  it('is longer than 200 characters and names no product, so that a search in the page finds the cards', () => {
    const { hiddenText } = content.productsPage().banner;
    expect(hiddenText.length).toBeGreaterThan(200);
    for (const { displayName } of products) {
      expect(hiddenText.toLowerCase()).not.toContain(displayName.toLowerCase());
    }
  });
});

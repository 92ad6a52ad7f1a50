import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as content from '../../records/content.ts';
import { ROUTES } from '../../records/routes.ts';
import { catalogueProducts } from './catalogue-products.ts';
import { productsStructuredData } from './products-structured-data.ts';

const products = content.products();

// Pictures exist only after a build; what they are is not the subject here.
vi.mock('../pictures/picture-of.ts', () => ({ productPictures: () => [] }));

describe('a card of the catalogue', () => {
  let cards: ReturnType<typeof catalogueProducts>;
  beforeEach(() => {
    cards = catalogueProducts();
  });
  const card = (slug: string) => cards.find((candidate) => candidate.slug === slug);

  it('keeps the order of the catalogue', () => {
    expect(cards.map(({ name }) => name)).toEqual(products.map(({ name }) => name));
  });

  it('prints the UN number as drums do, and the primary class before the subsidiary hazard', () => {
    expect(card('methanol')?.dangerousGoods).toEqual({
      unNumber: 'UN 1230',
      classes: [
        { imdgClass: '3', label: 'Dangerous goods, class 3' },
        { imdgClass: '6.1', label: 'Subsidiary hazard, class 6.1' },
      ],
    });
  });

  it('has no dangerous goods where the product is not regulated', () => {
    expect(card('melamine')?.dangerousGoods).toBeNull();
  });

  it('leads to its own page, to its data sheet and to the form with itself chosen', () => {
    expect(card('toluene')?.pageHref).toBe('/products/toluene');
    expect(card('toluene')?.dataSheetHref).toBe('/data-sheets/toluene-data-sheet.pdf');
    expect(card('toluene')?.enquiryHref).toBe(`${ROUTES.contact}?product=toluene`);
  });
});

describe("the page's structured data", () => {
  it('lists every product with its place and the address of its page', () => {
    const list = productsStructuredData(products, 'https://site.example') as {
      numberOfItems: number;
      itemListElement: { position: number; url: string }[];
    };
    expect(list.numberOfItems).toBe(products.length);
    expect(list.itemListElement.map(({ position }) => position)).toEqual(
      products.map((_, index) => index + 1),
    );
    expect(list.itemListElement[1]?.url).toBe('https://site.example/products/acetone');
  });
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

import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue-store.ts';
import type { CatalogueProduct } from './catalogue-data.ts';

const PER_PAGE = 4;
const FOLDER = '/static/catalogue/test';
const FACTS = `${FOLDER}/facts.json`;

function makeProducts(count: number): CatalogueProduct[] {
  return Array.from({ length: count }, (_, place) => ({
    slug: `product-${place}`,
    pageHref: `/products/product-${place}`,
    name: `PRODUCT ${place}${place % 10 === 0 ? ' TEN' : ''}`,
    displayName: `Product ${place}`,
    casNumber: '67-64-1',
    formula: 'C3H6O',
    packaging: 'Drums of 200 L',
    dangerousGoods: null,
    dataSheetHref: '#',
    enquiryHref: '#',
    pictures: [{ alt: '', width: 4, height: 3, src: '/a', sources: [], placeholder: '' }],
  }));
}

/** A catalogue of `count` products whose files are served from memory; `asked` are the files fetched. */
function openCatalogue(count: number) {
  const products = makeProducts(count);
  const files = new Map<string, unknown>([
    [FACTS, products.map((product) => ({ ...product, synonyms: ['Another name'], uses: [] }))],
    [`${FOLDER}/names.json`, products.map(({ name }) => name)],
  ]);
  for (let page = 2; (page - 1) * PER_PAGE < count; page += 1) {
    files.set(`${FOLDER}/${page}.json`, products.slice((page - 1) * PER_PAGE, page * PER_PAGE));
  }
  const asked: string[] = [];
  const network = { isDown: false };
  const catalogue = createCatalogue(
    { products: products.slice(0, PER_PAGE), total: count, dataHref: FOLDER, factsHref: FACTS },
    (href) => {
      asked.push(href.slice(FOLDER.length + 1));
      return network.isDown || !files.has(href)
        ? Promise.reject(new Error(`No ${href}`))
        : Promise.resolve(files.get(href));
    },
  );
  const placeOf = ({ slug }: CatalogueProduct) => products.findIndex((one) => one.slug === slug);
  const places = () => catalogue.getView().cards.map(({ product }) => placeOf(product));
  const shownPlaces = () => {
    const { cards, shownCount } = catalogue.getView();
    const shown = cards.filter(({ isShown }) => isShown);
    expect(shownCount).toBe(shown.length);
    return shown.map(({ product }) => placeOf(product));
  };
  return { catalogue, asked, network, places, shownPlaces };
}

/** Until all that was asked for has arrived. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a catalogue of one page', () => {
  it('shows all, hides what does not match, and asks for nothing', async () => {
    const { catalogue, asked, shownPlaces } = openCatalogue(4);
    expect(shownPlaces()).toEqual([0, 1, 2, 3]);
    catalogue.search('ten');
    expect(shownPlaces()).toEqual([0]);
    expect(catalogue.getView()).toMatchObject({ query: 'ten', matchCount: 1, hasMore: false });
    expect(catalogue.getView().cards).toHaveLength(4);
    await settle();
    expect(asked).toEqual([]);
  });
});

describe('where no name matches', () => {
  it('finds products by their facts, which are fetched once and only then', async () => {
    const { catalogue, asked } = openCatalogue(4);
    expect(catalogue.getView().factMatches).toEqual([]);
    catalogue.search('another');
    expect(catalogue.getView().factMatches).toBeUndefined();
    await settle();
    expect(catalogue.getView().factMatches).toHaveLength(4);
    catalogue.search('no such thing');
    expect(catalogue.getView().factMatches).toEqual([]);
    await settle();
    expect(asked).toEqual(['facts.json']);
  });

  it('finds nothing where the facts cannot be fetched, and tries again', async () => {
    const { catalogue, network } = openCatalogue(4);
    network.isDown = true;
    catalogue.search('anothe');
    await settle();
    expect(catalogue.getView().factMatches).toEqual([]);
    network.isDown = false;
    catalogue.search('another');
    await settle();
    expect(catalogue.getView().factMatches).toHaveLength(4);
  });
});

describe('a catalogue of many pages', () => {
  it('starts with its first page and knows how many there are', () => {
    const { catalogue, asked, shownPlaces } = openCatalogue(1000);
    expect(shownPlaces()).toEqual([0, 1, 2, 3]);
    expect(catalogue.getView()).toMatchObject({ matchCount: 1000, hasMore: true });
    expect(asked).toEqual([]);
  });

  it('finds products of every page by their names alone, and fetches the cards that it shows', async () => {
    const { catalogue, asked, places, shownPlaces } = openCatalogue(1000);
    catalogue.search('product 998');
    expect(shownPlaces()).toEqual([0, 1, 2, 3]);
    await settle();
    expect(shownPlaces()).toEqual([998]);
    expect(asked).toEqual(['names.json', '250.json']);
    expect(places()).toEqual([0, 1, 2, 3, 998]);
  });

  it('shows a few of many matches, and more when asked', async () => {
    const { catalogue, shownPlaces } = openCatalogue(1000);
    catalogue.search('ten');
    await settle();
    const few = shownPlaces();
    expect(catalogue.getView()).toMatchObject({ matchCount: 100, hasMore: true });
    expect(few).toEqual(few.map((_, index) => index * 10));
    for (let step = 0; step < 20; step += 1) {
      catalogue.showMore();
      await settle();
    }
    expect(shownPlaces()).toHaveLength(100);
    expect(catalogue.getView().hasMore).toBe(false);
  });

  it('goes through all products page by page, in their order, each file fetched once', async () => {
    const { catalogue, asked, shownPlaces } = openCatalogue(10);
    while (catalogue.getView().hasMore) {
      catalogue.showMore();
      await settle();
    }
    expect(shownPlaces()).toEqual([...Array(10).keys()]);
    expect(asked).toEqual(['2.json', '3.json']);
  });

  it('answers the last of several key presses', async () => {
    const { catalogue, shownPlaces } = openCatalogue(1000);
    catalogue.search('p');
    catalogue.search('product 99');
    catalogue.search('');
    await settle();
    expect(shownPlaces()).toEqual([0, 1, 2, 3]);
    expect(catalogue.getView().query).toBe('');
  });

  it('keeps what stands there when the network fails, and tries again', async () => {
    const { catalogue, network, shownPlaces } = openCatalogue(1000);
    network.isDown = true;
    catalogue.search('product 99');
    await settle();
    expect(shownPlaces()).toEqual([0, 1, 2, 3]);
    network.isDown = false;
    catalogue.search('product 998');
    await settle();
    expect(shownPlaces()).toEqual([998]);
  });
});

import { products } from './catalogue.ts';
import { expect, type Locator, type Page } from '@playwright/test';

export const PRODUCTS_PATH = '/chemical-manufacturing-company-in-masjid-bunder';

/** The names of the catalogue, as the cards show them. */
export const NAMES = products.map(({ name }) => name);

/** What a visitor sees and uses on the Products page. */
export function productsPage(page: Page) {
  const list = page.getByRole('list', { name: 'Products', exact: true });
  return {
    box: page.getByPlaceholder('search', { exact: true }),
    /** The names of the cards that are shown, in order. */
    names: list.getByRole('heading', { level: 3 }),
    status: page.getByRole('status'),
    clear: page.getByRole('button', { name: 'Clear search' }),
    opener: page.getByRole('button', { name: 'View Products' }),
    dialog: page.getByRole('dialog', { name: 'Product brochure' }),
    /** One product's card, by its anchor. */
    card: (slug: string) => page.locator(`#${slug}`),
    /** The pictures of one card. */
    carousel: (slug: string) => page.locator(`#${slug} [aria-roledescription="carousel"]`),
  };
}

/** The slide that a carousel shows: the only one that is not inert. */
export function shownSlide(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription="slide"]:not([inert])');
}

/** Waits until the page's scripts have taken over its search and carousels. */
export async function waitForCatalogue(page: Page): Promise<void> {
  await expect(
    page.locator('astro-island[component-export="ProductCatalogue"]:not([ssr])'),
  ).toHaveCount(1);
}

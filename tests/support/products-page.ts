import { products } from './catalogue.ts';
import { expect, type Locator, type Page } from '@playwright/test';

export const PRODUCTS_PATH = '/chemical-manufacturing-company-in-masjid-bunder';

/** The names of all products, as their cards show them. */
export const NAMES = products.map(({ name }) => name);

export function productsPage(page: Page) {
  const list = page.getByRole('list', { name: 'Products', exact: true });
  return {
    box: page.getByPlaceholder('search', { exact: true }),
    /** The names of the shown cards, in order. */
    names: list.getByRole('heading', { level: 3 }),
    status: page.getByRole('status'),
    clear: page.getByRole('button', { name: 'Clear search' }),
    opener: page.getByRole('button', { name: 'View Products' }),
    dialog: page.getByRole('dialog', { name: 'Product brochure' }),
    card: (slug: string) => page.locator(`#${slug}`),
    carousel: (slug: string) => page.locator(`#${slug} [aria-roledescription="carousel"]`),
  };
}

/** Returns the shown slide of a carousel: all others are inert. */
export function activeSlide(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription="slide"]:not([inert])');
}

/** Waits until the island of the catalogue is hydrated. */
export async function waitForCatalogue(page: Page): Promise<void> {
  await expect(
    page.locator('astro-island[component-export="ProductCatalogue"]:not([ssr])'),
  ).toHaveCount(1);
}

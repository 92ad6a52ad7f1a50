import { aboutPage } from './about-page.ts';
import { contactPage } from './contact-page.ts';
import { homePage } from './home-page.ts';
import { notFoundPage } from './not-found-page.ts';
import type { PageMeta } from './page-meta.ts';
import { productsPage } from './products-page.ts';
import type { PagePicture } from '../pictures.ts';
import { productPicture, products } from '../products/products.ts';
import { valuesIn } from '../reading/read-record.ts';
import type { PageName } from '../addresses/routes.ts';
import { servicesPage } from './services-page.ts';
import { solutions } from '../solutions.ts';

const READERS: Readonly<Record<PageName, () => { meta: PageMeta }>> = {
  home: homePage,
  about: aboutPage,
  products: productsPage,
  services: servicesPage,
  contact: contactPage,
  'not-found': notFoundPage,
};

/** Returns the record of each page with its name. Throws a ContentError for a missing or invalid field. */
export function pages(): [name: string, page: { meta: PageMeta }][] {
  return Object.entries(READERS).map(([name, read]) => [name, read()]);
}

const isPicture = (value: unknown): value is PagePicture =>
  typeof value === 'object' && value !== null && 'use' in value && 'file' in value;

/** Returns every picture that a page shows and how it is used. The build makes its sizes from this list. */
export function pagePictures(): PagePicture[] {
  return [
    ...[...valuesIn([pages(), solutions()])].map(({ value }) => value).filter(isPicture),
    ...products().flatMap(({ images }) => images.map(productPicture)),
  ];
}

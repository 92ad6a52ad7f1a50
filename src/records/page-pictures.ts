import { aboutPage } from './about-page.ts';
import { contactPage } from './contact-page.ts';
import { homePage } from './home-page.ts';
import { notFoundPage } from './not-found-page.ts';
import type { PagePicture } from './pictures.ts';
import { productPicture, products } from './products.ts';
import { productsPage } from './products-page.ts';
import { servicesPage } from './services-page.ts';
import { solutions } from './solutions.ts';

/** The pictures anywhere within a record. */
function picturesIn(record: unknown): PagePicture[] {
  if (typeof record !== 'object' || record === null) return [];
  if ('use' in record && 'file' in record) return [record as PagePicture];
  return Object.values(record).flatMap(picturesIn);
}

/** Every picture that a page shows, with its use: what the build cuts. */
export function pagePictures(): PagePicture[] {
  return [
    ...[aboutPage, contactPage, homePage, notFoundPage, productsPage, servicesPage, solutions]
      .map((read) => read())
      .flatMap(picturesIn),
    ...products().flatMap(({ images }) => images.map(productPicture)),
  ];
}

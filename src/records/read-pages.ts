import { aboutPageSchema, type AboutPage } from './about-page.ts';
import { contactPageSchema, type ContactPage } from './contact-page.ts';
import { homePageSchema, type HomePage } from './home-page.ts';
import { notFoundPageSchema, type NotFoundPage } from './not-found-page.ts';
import { productsPageSchema, type ProductsPage } from './products-page.ts';
import { servicesPageSchema, type ServicesPage } from './services-page.ts';
import { requireRecord } from './read-record.ts';

/** The words of Home. Throws a ContentError when a field is missing or wrong. */
export function requireHomePage(): HomePage {
  return requireRecord('pages/home.yaml', homePageSchema);
}

/** The words of Contact. Throws a ContentError when a field is missing or wrong. */
export function requireContactPage(): ContactPage {
  return requireRecord('pages/contact.yaml', contactPageSchema);
}

/** The words of About Us. Throws a ContentError when a field is missing or wrong. */
export function requireAboutPage(): AboutPage {
  return requireRecord('pages/about.yaml', aboutPageSchema);
}

/** The words of Services. Throws a ContentError when a field is missing or wrong. */
export function requireServicesPage(): ServicesPage {
  return requireRecord('pages/services.yaml', servicesPageSchema);
}

/** The words of the 404 page. Throws a ContentError when a field is missing or wrong. */
export function requireNotFoundPage(): NotFoundPage {
  return requireRecord('pages/not-found.yaml', notFoundPageSchema);
}

/** The words of Products. Throws a ContentError when a field is missing or wrong. */
export function requireProductsPage(): ProductsPage {
  return requireRecord('pages/products.yaml', productsPageSchema);
}

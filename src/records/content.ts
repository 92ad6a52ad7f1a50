/**
 * All that is read of `content/`: each record by its reader, and what is gathered of several, such
 * as `products` and `pagePictures`. `import * as content`, then `content.company()`. Each throws a
 * ContentError whose message names the file, the field and what was expected.
 */
export { aboutPage } from './about-page.ts';
export { brand } from './brand.ts';
export { brochureTexts } from './brochure-texts.ts';
export { company } from './company.ts';
export { contactPage } from './contact-page.ts';
export { dataSheetTexts } from './data-sheet-texts.ts';
export { enquiryRecords } from './enquiry-records.ts';
export { enquiryTexts } from './enquiry-texts.ts';
export { homePage } from './home-page.ts';
export { interfaceTexts } from './interface-texts.ts';
export { notFoundPage } from './not-found-page.ts';
export { offline } from './offline.ts';
export { pagePictures, pages } from './pages.ts';
export { partners } from './partners.ts';
export { product, products } from './products.ts';
export { productOffers } from './product-offers.ts';
export { productPage } from './product-page.ts';
export { productsPage } from './products-page.ts';
export { purpose } from './purpose.ts';
export { serverTexts } from './server-texts.ts';
export { servicesPage } from './services-page.ts';
export { solutions } from './solutions.ts';

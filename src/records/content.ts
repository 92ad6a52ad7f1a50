/**
 * The readers of all records in `content/`, and of lists from several records such as `products` and `pagePictures`.
 * Use: `import * as content`, then `content.company()`. Each throws a ContentError whose message names the file, the
 * field and the expected value.
 */
export { aboutPage } from './pages/about-page.ts';
export { brand } from './brand.ts';
export { brochureTexts } from './brochure-texts.ts';
export { company } from './company.ts';
export { contactPage } from './pages/contact-page.ts';
export { dataSheetTexts } from './data-sheet-texts.ts';
export { enquiryForm } from './enquiries/enquiry-form-data.ts';
export { enquiryRecords } from './enquiries/enquiry-records.ts';
export { enquiryTexts } from './enquiries/enquiry-texts.ts';
export { homePage } from './pages/home-page.ts';
export { notFoundPage } from './pages/not-found-page.ts';
export { pagePictures, pages } from './pages/pages.ts';
export { partners } from './partners.ts';
export { keyProducts, product, products } from './products/products.ts';
export { productOffers } from './products/product-offers.ts';
export { productPage } from './pages/product-page.ts';
export { productsPage } from './pages/products-page.ts';
export { purpose } from './purpose.ts';
export { servicesPage } from './pages/services-page.ts';
export { solutions } from './solutions.ts';

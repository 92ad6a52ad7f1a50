/**
 * The readers of all records in `content/`, and of lists from several records such as `products` and `pagePictures`.
 * Use: `import * as content`, then `content.company()`. Each throws a ContentError whose message names the file, the
 * field and the expected value.
 */
export { brand } from './brand.ts';
export { brochureTexts } from './brochure-texts.ts';
export { company } from './company.ts';
export { dataSheetTexts } from './data-sheet-texts.ts';
export { enquiryForm } from './enquiries/enquiry-form-props.ts';
export { enquiryRecords } from './enquiries/enquiry-records.ts';
export { enquiryTexts } from './enquiries/enquiry-texts.ts';
export {
  aboutPage,
  contactPage,
  homePage,
  notFoundPage,
  pagePictures,
  pages,
  productsPage,
  servicesPage,
} from './pages/pages.ts';
export { productPage } from './pages/product-page.ts';
export { partners } from './partners.ts';
export { keyProducts, product, products } from './products/products.ts';
export { sharedTexts } from './products/shared-texts.ts';
export { purpose } from './purpose.ts';
export { solutions } from './solutions.ts';

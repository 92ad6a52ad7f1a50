/** The React components that Products and the products' pages send to the browser, in one script file. */
export { ProductCarousel } from './ProductCarousel.tsx';
export { ProductCatalogue } from './ProductCatalogue.tsx';

/** The React that Products and the products' pages send to the browser: one script file. */
export { ProductCarousel } from './ProductCarousel.tsx';
export { ProductCatalogue } from './ProductCatalogue.tsx';

/** The React that Products and the products' pages send to the browser: one script file. */
export { ProductCatalogue } from './ProductCatalogue.tsx';
export { ProductCarousel } from './ProductCarousel.tsx';

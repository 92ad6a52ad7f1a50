/** The React that Products and the products' pages send to the browser: one script file. */
export { CatalogueIsland } from './CatalogueIsland.tsx';
export { ProductCarousel } from './ProductCarousel.tsx';

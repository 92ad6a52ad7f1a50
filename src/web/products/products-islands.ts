/** The React that Products sends to the browser: one script file. */
export { ProductCatalogue } from './ProductCatalogue.tsx';

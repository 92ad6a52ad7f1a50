import words from 'virtual:catalogue';
import { ProductCatalogue, type ProductCatalogueProps } from './ProductCatalogue.tsx';

/** The catalogue with all that it says in its own script, and so not a second time in the page (decision 33). */
export function CatalogueIsland({ host }: Pick<ProductCatalogueProps, 'host'>) {
  return <ProductCatalogue {...words} host={host} />;
}

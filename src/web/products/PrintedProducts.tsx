import { memo } from 'react';
import { fillText } from '../../records/fill-text.ts';
import type { ProductsPage } from '../../records/products-page.ts';
import type { CatalogueProduct } from './ProductCard.tsx';

export type PrintedProductsProps = {
  rows: readonly { product: CatalogueProduct; isShown: boolean }[];
  texts: ProductsPage['card'];
  /** The site's host, which the paths of data sheets follow. */
  host: string;
};

/** The list as it stands on paper: a row for each card that is shown, under headers that each side repeats. */
export function PrintedProducts({ rows, texts, host }: PrintedProductsProps) {
  const { name, unNumber, packaging, dataSheet } = texts.printed;
  return (
    <table className="printed-products">
      <thead>
        <tr>
          {[name, texts.casNumber, unNumber, packaging, fillText(dataSheet, { host })].map(
            (header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, isShown }) => (
          <tr key={product.slug} hidden={!isShown}>
            <PrintedFacts product={product} notRegulated={texts.notRegulated} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PrintedFactsProps = { product: CatalogueProduct; notRegulated: string };

/** Drawn once, as what a card shows: a key press in the search box only hides rows. */
const PrintedFacts = memo(function PrintedFacts({ product, notRegulated }: PrintedFactsProps) {
  return (
    <>
      <th scope="row">{product.name}</th>
      <td>{product.casNumber}</td>
      <td>{product.dangerousGoods?.unNumber ?? notRegulated}</td>
      <td>{product.packaging}</td>
      <td>{product.dataSheetHref}</td>
    </>
  );
});

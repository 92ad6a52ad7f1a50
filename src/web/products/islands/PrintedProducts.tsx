import { memo } from 'react';
import type { CatalogueProps } from '../catalogue-data.ts';
import type { ProductCardProps } from './ProductCard.tsx';

export type PrintedProductsProps = Pick<CatalogueProps, 'host'> & {
  cards: readonly ProductCardProps[];
};

/** The printed list: one row for each card that is shown. */
export function PrintedProducts({ cards, host }: PrintedProductsProps) {
  const headers = ['Product', 'CAS', 'UN number', 'Packaging', `Data sheet, at ${host}`];
  return (
    <table
      id="printed-products"
      className="hidden w-full border-collapse text-[0.8125rem] leading-[1.35] print:table"
    >
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <PrintedProduct key={card.product.slug} {...card} />
        ))}
      </tbody>
    </table>
  );
}

/** Memoised, because a key press in the search box changes few rows. */
const PrintedProduct = memo(function PrintedProduct({ product, isShown }: ProductCardProps) {
  return (
    <tr hidden={!isShown}>
      <th scope="row">{product.name}</th>
      <td>{product.casNumber}</td>
      <td>{product.dangerousGoods?.unNumber ?? 'Not regulated'}</td>
      <td>{product.packaging.join(', ')}</td>
      <td>{product.dataSheetHref}</td>
    </tr>
  );
});

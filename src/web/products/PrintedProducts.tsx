import { memo } from 'react';
import catalogue from 'virtual:catalogue';
import { fillText } from '../../records/reading/fill-text.ts';
import type { ProductCardProps } from './ProductCard.tsx';

export type PrintedProductsProps = { cards: readonly ProductCardProps[] };

/** The list as it stands on paper: a row for each card that is shown, under headers that each side repeats. */
export function PrintedProducts({ cards }: PrintedProductsProps) {
  const { casNumber, printed } = catalogue.texts.card;
  const dataSheet = fillText(printed.dataSheet, { host: catalogue.host });
  return (
    <table
      id="printed-products"
      className="hidden w-full border-collapse text-[0.8125rem] leading-[1.35] print:table"
    >
      <thead>
        <tr>
          {[printed.name, casNumber, printed.unNumber, printed.packaging, dataSheet].map(
            (header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ),
          )}
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

/** Drawn anew only when it appears or goes: a key press in the search box changes few rows. */
const PrintedProduct = memo(function PrintedProduct({ product, isShown }: ProductCardProps) {
  return (
    <tr hidden={!isShown}>
      <th scope="row">{product.name}</th>
      <td>{product.casNumber}</td>
      <td>{product.dangerousGoods?.unNumber ?? catalogue.texts.card.notRegulated}</td>
      <td>{product.packaging}</td>
      <td>{product.dataSheetHref}</td>
    </tr>
  );
});

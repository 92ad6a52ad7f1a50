import catalogue from 'virtual:catalogue';
import { ROUTES } from '../../records/addresses/routes.ts';
import type { CatalogueProduct } from './catalogue-data.ts';
import { MoreProducts, type MoreProductsProps } from './MoreProducts.tsx';
import { PrintedProducts } from './PrintedProducts.tsx';
import { ProductCard } from './ProductCard.tsx';

export type FurtherCataloguePageProps = {
  title: string;
  products: readonly CatalogueProduct[];
  /** How far the catalogue has been shown with this page. */
  more: MoreProductsProps;
};

/** A page of the catalogue after the first: its cards, without the search. */
export function FurtherCataloguePage({ title, products, more }: FurtherCataloguePageProps) {
  const cards = products.map((product) => ({ product, isShown: true }));
  return (
    <section aria-labelledby="catalogue-page" className="page-width pt-18 pb-section">
      <h2 id="catalogue-page" className="text-title">
        {title}
      </h2>
      <p className="mt-3">
        <a href={ROUTES.products} className="font-semibold text-teal-deep underline">
          {catalogue.texts.more.back}
        </a>
      </p>
      <ul role="list" aria-labelledby="catalogue-page" className="card-grid mt-8">
        {cards.map((card) => (
          <ProductCard key={card.product.slug} {...card} />
        ))}
      </ul>
      <PrintedProducts cards={cards} />
      <MoreProducts {...more} />
    </section>
  );
}

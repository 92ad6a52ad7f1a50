import type { ProductsPage } from '../../records/products-page.ts';
import { MoreProducts, type MoreProductsProps } from './MoreProducts.tsx';
import { PrintedProducts } from './PrintedProducts.tsx';
import { ProductCard, type CatalogueProduct } from './ProductCard.tsx';

export type CataloguePageProps = {
  title: string;
  products: readonly CatalogueProduct[];
  /** The first page, with the search. */
  catalogueHref: string;
  /** How far the catalogue has been shown with this page. */
  more: Omit<MoreProductsProps, 'text'>;
  texts: Pick<ProductsPage, 'card' | 'more'>;
  /** "opens in a new tab". */
  newTab: string;
  /** The site's host, for addresses on paper. */
  host: string;
};

/** A page of the catalogue after the first: its cards, without the search. */
export function CataloguePage({
  title,
  products,
  catalogueHref,
  more,
  texts,
  newTab,
  host,
}: CataloguePageProps) {
  return (
    <section aria-labelledby="catalogue-page" className="page-width pt-18 pb-section">
      <h2 id="catalogue-page" className="text-title">
        {title}
      </h2>
      <p className="mt-3">
        <a href={catalogueHref} className="font-semibold text-teal-deep underline">
          {texts.more.back}
        </a>
      </p>
      <ul role="list" aria-labelledby="catalogue-page" className="card-grid mt-8">
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} texts={texts.card} newTab={newTab} />
        ))}
      </ul>
      <PrintedProducts
        rows={products.map((product) => ({ product, isShown: true }))}
        texts={texts.card}
        host={host}
      />
      <MoreProducts text={texts.more} {...more} />
    </section>
  );
}

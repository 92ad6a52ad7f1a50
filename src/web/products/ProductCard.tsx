import { memo } from 'react';
import type { BuiltPicture } from '../ui/Picture.tsx';
import { CardFacts, type CardProduct } from './CardFacts.tsx';
import type { ProductsPage } from '../../records/products-page.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

/** What a card shows of a product's record. The search looks at its `name`. */
export type CatalogueProduct = CardProduct & {
  /** The card's anchor. */
  slug: string;
  /** What it is sold in, in one line: stands on paper only. */
  packaging: string;
  pictures: readonly BuiltPicture[];
};

export type ProductCardProps = {
  product: CatalogueProduct;
  texts: ProductsPage['card'];
  /** "opens in a new tab". */
  newTab: string;
  /** False while the search does not match it: the card stays, with its state, and is hidden. */
  isShown?: boolean;
};

/** One product of the catalogue: its pictures, and its label under them. */
export function ProductCard({ product, texts, newTab, isShown = true }: ProductCardProps) {
  return (
    <li
      id={product.slug}
      hidden={!isShown}
      className="card-rows row-span-4 mb-6 grid grid-cols-1 clipped rounded-xs bg-white shadow-card transition-shadow duration-300 target:outline-3 target:outline-offset-3 target:outline-teal-deep hover:shadow-lifted"
    >
      <CardContent product={product} texts={texts} newTab={newTab} />
    </li>
  );
}

/** Drawn once: a key press in the search box hides cards, and draws none anew. */
const CardContent = memo(function CardContent({
  product,
  texts,
  newTab,
}: Omit<ProductCardProps, 'isShown'>) {
  return (
    <>
      <ProductCarousel
        name={product.displayName}
        pictures={product.pictures}
        texts={texts.carousel}
      />
      <CardFacts product={product} texts={texts} newTab={newTab} />
    </>
  );
});

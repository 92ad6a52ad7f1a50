import * as content from '../../records/content.ts';
import { productPictures } from '../pictures/picture-of.ts';
import { dangerousGoodsOf } from '../../records/dangerous-goods.ts';
import type { KeyProduct } from './HomeGallery.tsx';

/** The gallery's products by their slugs, in that order. Throws when a slug names no product. */
export function keyProducts(slugs: readonly string[]): KeyProduct[] {
  const products = content.products();
  return slugs.map((slug) => {
    const product = products.find((candidate) => candidate.slug === slug);
    if (!product) {
      throw new Error(
        `content/pages/home.yaml: gallery.products names "${slug}", which is no product's slug.`,
      );
    }
    const [picture] = productPictures(product);
    if (!picture)
      throw new Error(`content/products/${slug}.yaml has no images; the gallery needs one.`);
    return {
      name: product.displayName,
      slug,
      casNumber: product.identity.casNumber,
      dangerousGoods: dangerousGoodsOf(product),
      picture,
    };
  });
}

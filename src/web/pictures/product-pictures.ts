import type { BuiltPicture } from '../ui/Picture.tsx';
import type { Product } from '../../records/products.ts';
import { requirePicture } from './require-picture.ts';

/** All pictures of a product, in the order of its record. */
export function requireProductPictures(product: Product): BuiltPicture[] {
  return product.images.map(({ file, alt }) => requirePicture({ file: `products/${file}`, alt }));
}

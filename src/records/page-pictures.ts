import { pages } from './pages.ts';
import type { PagePicture } from './pictures.ts';
import { productPicture, products } from './products.ts';
import { solutions } from './solutions.ts';

/** The pictures anywhere within a record. */
function picturesIn(record: unknown): PagePicture[] {
  if (typeof record !== 'object' || record === null) return [];
  if ('use' in record && 'file' in record) return [record as PagePicture];
  return Object.values(record).flatMap(picturesIn);
}

/** Every picture that a page shows, with its use: what the build cuts. */
export function pagePictures(): PagePicture[] {
  return [
    ...picturesIn([pages(), solutions()]),
    ...products().flatMap(({ images }) => images.map(productPicture)),
  ];
}

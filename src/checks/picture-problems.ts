/** Problems of original pictures. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { IMAGE_FOLDER, type PagePicture, type PictureUse } from '../records/pictures.ts';
import { productPicture, type ProductFile } from '../records/products/products.ts';
import { contentProblem } from '../records/reading/read-record.ts';

/** The minimum width of originals in pixels, below which they are not sharp on the page. */
const WIDTHS_MIN: Readonly<Record<PictureUse, number>> = {
  card: 1080,
  half: 1200,
  band: 1600,
  wide: 1600,
  upright: 1080,
};

/** Whether most of an original would be cut off. A picture beside a text may be upright or wide. */
export const isWrongShape = (use: PictureUse, size: { width: number; height: number }) =>
  use !== 'half' && size.height > size.width !== (use === 'upright');

/** Returns what is wrong with an original, given by its path or its bytes: unreadable, too narrow or of the wrong shape. */
export async function findPictureProblem(
  original: string | Buffer,
  use: PictureUse,
): Promise<string | undefined> {
  const metadata = await sharp(original)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return 'is not a readable picture: save it again';
  const { width, height } = metadata.autoOrient;
  if (isWrongShape(use, { width, height })) {
    const expected = use === 'upright' ? 'higher than wide' : 'wider than high';
    return `must be ${expected}, or most of it is cut off; found ${width} x ${height}: crop it, or use another`;
  }
  if (width >= WIDTHS_MIN[use]) return undefined;
  return `must be at least ${WIDTHS_MIN[use]} pixels wide; found ${width}: use a larger original`;
}

/** Returns a line for each wrong original. */
export async function findPictureProblems(
  pictures: readonly Pick<PagePicture, 'file' | 'use'>[],
): Promise<string[]> {
  const problems = new Set<string>();
  for (const { file, use } of pictures) {
    const named = path.posix.join(IMAGE_FOLDER, file);
    const problem = await findPictureProblem(path.resolve(named), use);
    if (problem) problems.add(`${named}: ${problem}`);
  }
  return [...problems];
}

/** Returns a line for each picture of a product whose bytes another one has, such as a copy under a new name. */
export function findCopiedPictures(catalogue: readonly ProductFile[]): string[] {
  const fileOf = new Map<string, string>();
  const byId = catalogue.toSorted((one, other) => one.product.id - other.product.id);
  return byId.flatMap(({ file, product }) =>
    product.images.flatMap((image, index) => {
      const picture = path.posix.join(IMAGE_FOLDER, productPicture(image).file);
      if (!existsSync(path.resolve(picture))) return [];
      const digest = hash('sha256', readFileSync(path.resolve(picture)));
      const other = fileOf.get(digest);
      fileOf.set(digest, other ?? picture);
      if (other === undefined) return [];
      const message = `must be another picture: ${other} is the same one`;
      return contentProblem(file, ['images', index, 'file'], message);
    }),
  );
}

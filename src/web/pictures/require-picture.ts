import { readFileSync } from 'node:fs';
import type { BuiltPicture } from '../ui/Picture.tsx';
import type { PictureRecord } from '../../records/picture.ts';
import {
  BUILT_PICTURES_FILE,
  builtPicturesSchema,
  type BuiltDrawing,
  type BuiltPictures,
  type CutPicture,
  type PictureCut,
} from './built-picture.ts';

let builtPictures: BuiltPictures | undefined;

function requireBuiltPictures(): BuiltPictures {
  builtPictures ??= builtPicturesSchema.parse(
    JSON.parse(readFileSync(BUILT_PICTURES_FILE, 'utf8')),
  );
  return builtPictures;
}

function requireCuts(file: string): CutPicture {
  const cuts = requireBuiltPictures().pictures[file];
  if (!cuts) {
    throw new Error(
      `A record names the picture images/${file}, which does not exist. Add it, or correct the record.`,
    );
  }
  return cuts;
}

/** A vector drawing of `images/`, such as `partners/x.svg`. Throws when there is none of that name. */
export function requireDrawing(file: string): BuiltDrawing {
  const drawing = requireBuiltPictures().drawings[file];
  if (!drawing) {
    throw new Error(
      `A record names the drawing images/${file}, which does not exist. Add it, or correct the record.`,
    );
  }
  return drawing;
}

function srcSet(cuts: readonly PictureCut[]): string {
  return cuts.map((cut) => `${cut.path} ${cut.width}w`).join(', ');
}

/**
 * The built cuts of a picture that a record names, ready for `<Picture>`.
 * `upright` is another cut of the subject, shown while the window is upright.
 * Throws when a named file is not in `images/`.
 */
export function requirePicture(record: PictureRecord, upright?: PictureRecord): BuiltPicture {
  const cuts = requireCuts(record.file);
  const uprightCuts = upright && requireCuts(upright.file);
  const uprightSource = uprightCuts && {
    media: '(orientation: portrait)',
    width: uprightCuts.width,
    height: uprightCuts.height,
  };
  return {
    alt: record.alt,
    width: cuts.width,
    height: cuts.height,
    src: requireLargest(cuts.webp).path,
    sources: [
      ...(uprightCuts && uprightSource
        ? [
            { ...uprightSource, type: 'image/avif', srcSet: srcSet(uprightCuts.avif) },
            { ...uprightSource, type: 'image/webp', srcSet: srcSet(uprightCuts.webp) },
          ]
        : []),
      { type: 'image/avif', srcSet: srcSet(cuts.avif) },
      { type: 'image/webp', srcSet: srcSet(cuts.webp) },
    ],
    placeholder: cuts.placeholder,
  };
}

function requireLargest(cuts: readonly PictureCut[]): PictureCut {
  const largest = cuts.at(-1);
  if (!largest) throw new Error('A picture has no cuts. Delete .cache/ and build again.');
  return largest;
}

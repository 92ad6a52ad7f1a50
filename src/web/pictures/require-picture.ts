import listOfPictures from '../../../.cache/pictures.json' with { type: 'json' };
import type { BuiltPicture } from '../ui/Picture.tsx';
import type { PictureRecord } from '../../records/picture.ts';
import {
  builtPicturesSchema,
  type BuiltDrawing,
  type CutPicture,
  type PictureCut,
} from './built-picture.ts';

/** Bundled, so that a built page that is rendered on demand names the pictures of its own build. */
const builtPictures = builtPicturesSchema.parse(listOfPictures);

function requireCuts(file: string): CutPicture {
  const cuts = builtPictures.pictures[file];
  if (!cuts) {
    throw new Error(
      `A record names the picture images/${file}, which does not exist. Add it, or correct the record.`,
    );
  }
  return cuts;
}

/** A vector drawing of `images/`, such as `partners/x.svg`. Throws when there is none of that name. */
export function requireDrawing(file: string): BuiltDrawing {
  const drawing = builtPictures.drawings[file];
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

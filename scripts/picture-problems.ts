/** What is wrong with originals of pictures and with logos, of which pages could not show a good picture. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { PagePicture, PictureUse } from '../src/records/pictures.ts';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';

/** In pixels: narrower originals are unsharp where the page shows them. */
const SMALLEST_WIDTHS: Readonly<Record<PictureUse, number>> = {
  card: 1080,
  half: 1200,
  wide: 1600,
  upright: 1080,
};
/** Larger originals slow every first build and gain nothing. */
const ORIGINAL_BYTES_MAX = 15_000_000;
/** A picture as a phone loads it: six of these stand on a screen before anyone scrolls. */
const PHONE_BYTES_MAX = 40_000;

/** Originals that are too small or too heavy, a line each; those that cannot be read are reported elsewhere. */
export async function findPictureProblems(pictures: readonly PagePicture[]): Promise<string[]> {
  const problems = await Promise.all(
    pictures.map(async ({ file, use }) => {
      const named = path.posix.join(IMAGE_FOLDER, file);
      const metadata = await sharp(path.resolve(named))
        .metadata()
        .catch(() => undefined);
      if (!metadata) return [];
      const { width } = metadata.autoOrient;
      const bytes = statSync(path.resolve(named)).size;
      return [
        ...(width < SMALLEST_WIDTHS[use]
          ? [
              `${named}: must be at least ${SMALLEST_WIDTHS[use]} pixels wide; found ${width}: use a larger original`,
            ]
          : []),
        ...(bytes > ORIGINAL_BYTES_MAX
          ? [
              `${named}: must have at most ${ORIGINAL_BYTES_MAX / 1_000_000} MB; found ${Math.ceil(bytes / 1_000_000)}: save it with 2400 pixels of width`,
            ]
          : []),
      ];
    }),
  );
  return [...new Set(problems.flat())];
}

/** What is wrong with a cut picture that a phone loads, by its bytes; undefined where it is light enough. */
export function weightProblem(file: string, bytes: number): string | undefined {
  if (bytes <= PHONE_BYTES_MAX) return undefined;
  return `${IMAGE_FOLDER}/${file}: must have at most ${PHONE_BYTES_MAX / 1000} kB as a phone loads it; found ${Math.ceil(bytes / 1000)}: use an original with less grain or detail`;
}

/** Of what partners' logos are drawn: fills of one grey, without fonts, on a view box of whole pixels. */
const LOGO_GREY = '#5b6b7d';

/** What is wrong with the logos in `images/partners/`, a line each; missing ones are reported elsewhere. */
export function findLogoProblems(logos: readonly { file: string }[]): string[] {
  return logos.flatMap(({ file }) => {
    const named = path.posix.join(IMAGE_FOLDER, 'partners', file);
    let logo: string;
    try {
      logo = readFileSync(path.resolve(named), 'utf8');
    } catch {
      return [];
    }
    if (!/<svg[\s>]/.test(logo)) return [];
    const greys = new Set(logo.match(/#[0-9a-f]{3,8}\b/gi)?.map((colour) => colour.toLowerCase()));
    return [
      ...(/<svg [^>]*viewBox="0 0 \d+ \d+"/.test(logo)
        ? []
        : ['must have a viewBox of 0 0 and two whole numbers']),
      ...(/<text|<style|<image|style=/.test(logo)
        ? ['must be paths alone: no text, style or image, so that it needs no font']
        : []),
      ...(greys.size === 1 && greys.has(LOGO_GREY)
        ? []
        : [`must have the one colour ${LOGO_GREY}; found ${[...greys].join(', ') || 'none'}`]),
    ].map((problem) => `${named}: ${problem}`);
  });
}

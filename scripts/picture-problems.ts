/** Problems of original pictures and logos. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { IMAGE_FOLDER, type PagePicture, type PictureUse } from '../src/records/pictures.ts';

/** The minimum width of originals in pixels, below which they are not sharp on the page. */
const WIDTHS_MIN: Readonly<Record<PictureUse, number>> = {
  card: 1080,
  half: 1200,
  wide: 1600,
  upright: 1080,
};
/** The last two bytes of a JPEG. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** Larger originals make the first build slow and look no better. */
const ORIGINAL_BYTES_MAX = 15_000_000;
/** The maximum for a picture as a phone loads it. The first screen may show six. */
const PHONE_BYTES_MAX = 40_000;

/** Returns a line for each original that is cut off, too narrow, too large or of the wrong shape. `findContentProblems` reports unreadable ones. */
export async function findPictureProblems(pictures: readonly PagePicture[]): Promise<string[]> {
  const problems = new Set<string>();
  for (const { file, use } of pictures) {
    const named = path.posix.join(IMAGE_FOLDER, file);
    const metadata = await sharp(path.resolve(named))
      .metadata()
      .catch(() => undefined);
    if (!metadata) continue;
    const bytes = readFileSync(path.resolve(named));
    // Cameras may add data after the end marker. A last marker in the first half of the file ends an embedded preview.
    if (metadata.format === 'jpeg' && bytes.lastIndexOf(END_OF_JPEG) < bytes.length / 2) {
      problems.add(`${named}: is damaged or copied only in part: save it again`);
    }
    const { width, height } = metadata.autoOrient;
    const isUpright = height > width;
    // Beside a text, a picture of either shape has its place.
    if (use !== 'half' && isUpright !== (use === 'upright')) {
      const expected = use === 'upright' ? 'higher than wide' : 'wider than high';
      problems.add(
        `${named}: must be ${expected}, or most of it is cut off; found ${width} x ${height}: crop it, or use another`,
      );
    }
    if (width < WIDTHS_MIN[use]) {
      problems.add(
        `${named}: must be at least ${WIDTHS_MIN[use]} pixels wide; found ${width}: use a larger original`,
      );
    }
    if (bytes.length > ORIGINAL_BYTES_MAX) {
      problems.add(
        `${named}: must have at most ${ORIGINAL_BYTES_MAX / 1_000_000} MB; found ${Math.ceil(bytes.length / 1_000_000)}: save it with 2400 pixels of width`,
      );
    }
  }
  return [...problems];
}

/** Returns a line about a resized picture that has too many bytes for a phone. */
export function weightProblem(file: string, bytes: number): string | undefined {
  if (bytes <= PHONE_BYTES_MAX) return undefined;
  return `${IMAGE_FOLDER}/${file}: must have at most ${PHONE_BYTES_MAX / 1000} kB as a phone loads it; found ${Math.ceil(bytes / 1000)}: use an original with less grain or detail`;
}

/** The only colour of partners' logos. */
const LOGO_GREY = '#5b6b7d';

/** Returns a line for each problem of the logos in `images/partners/`. `findContentProblems` reports missing ones. */
export function findLogoProblems(logos: readonly { file: string }[]): string[] {
  return logos.flatMap(({ file }) => {
    const named = path.posix.join(IMAGE_FOLDER, 'partners', file);
    if (!existsSync(path.resolve(named))) return [];
    const logo = readFileSync(path.resolve(named), 'utf8');
    if (!/<svg[\s>]/.test(logo)) return [];
    const problems: string[] = [];
    if (!/<svg [^>]*viewBox="0 0 \d+ \d+"/.test(logo)) {
      problems.push(`${named}: must have a viewBox of 0 0 and two whole numbers`);
    }
    if (/<text|<style|<image|style=/.test(logo)) {
      problems.push(
        `${named}: must be paths alone: no text, style or image, so that it needs no font`,
      );
    }
    const colours = new Set(logo.match(/#[0-9a-f]{3,8}\b/gi)?.map((found) => found.toLowerCase()));
    if (colours.size !== 1 || !colours.has(LOGO_GREY)) {
      const found = [...colours].join(', ') || 'none';
      problems.push(`${named}: must have the one colour ${LOGO_GREY}; found ${found}`);
    }
    return problems;
  });
}

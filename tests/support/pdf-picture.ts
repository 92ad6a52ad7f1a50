/** Draws the pages of a PDF and compares drawings: for screenshot tests that need no browser. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

interface Canvas {
  toBuffer: (type: 'image/png') => Buffer;
}
interface CanvasFactory {
  create: (width: number, height: number) => { canvas: Canvas; context: unknown };
}

/** The pages of a PDF as grey WebP pictures, `width` pixels wide. Fonts come from the file itself. */
export async function drawPages(bytes: Uint8Array, width: number): Promise<Buffer[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, disableFontFace: true });
  const document = await task.promise;
  try {
    const pictures: Buffer[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [, , pageWidth = 1] = page.view;
      // Drawn twice as large and made smaller: a hair's breadth of difference between machines blurs.
      const viewport = page.getViewport({ scale: (2 * width) / pageWidth });
      const factory = document.canvasFactory as CanvasFactory;
      const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
      await page.render({ canvas: canvas as never, viewport }).promise;
      pictures.push(
        await sharp(canvas.toBuffer('image/png'))
          .resize({ width })
          .greyscale()
          .webp({ quality: 60, effort: 6 })
          .toBuffer(),
      );
    }
    return pictures;
  } finally {
    await task.destroy();
  }
}

/** A pixel differs when its grey value is off by more than this, of 255. */
const NOTICEABLE = 64;

/**
 * The part of all pixels, 0 to 1, in which two pictures differ noticeably; 1 when their sizes
 * differ. With a height in pixels: of the band of that height that differs most.
 */
export async function differingPart(
  first: Buffer,
  second: Buffer,
  bandHeight = Number.POSITIVE_INFINITY,
): Promise<number> {
  const raw = (picture: Buffer) =>
    sharp(picture).greyscale().blur(0.8).raw().toBuffer({ resolveWithObject: true });
  const [one, other] = [await raw(first), await raw(second)];
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return 1;
  const bandSize = width * Math.min(bandHeight, height);
  let most = 0;
  for (let start = 0; start < one.data.length; start += bandSize) {
    const end = Math.min(start + bandSize, one.data.length);
    let differing = 0;
    for (let index = start; index < end; index += 1) {
      const difference = (one.data[index] ?? 0) - (other.data[index] ?? 0);
      if (Math.abs(difference) > NOTICEABLE) differing += 1;
    }
    most = Math.max(most, differing / bandSize);
  }
  return most;
}

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

interface Canvas {
  toBuffer: (type: 'image/png') => Buffer;
}
interface CanvasFactory {
  create: (width: number, height: number) => { canvas: Canvas; context: unknown };
}

/** Draws the pages of a PDF as grey PNG pictures, `width` pixels wide, with the fonts of the file. */
export async function drawPages(bytes: Uint8Array, width: number): Promise<Buffer[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, disableFontFace: true });
  const document = await task.promise;
  try {
    const pictures: Buffer[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [, , pageWidth = 1] = page.view;
      // Drawn twice as large and scaled down, so that small differences between machines blur.
      const viewport = page.getViewport({ scale: (2 * width) / pageWidth });
      const factory = document.canvasFactory as CanvasFactory;
      const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
      await page.render({ canvas: canvas as never, viewport }).promise;
      pictures.push(
        await sharp(canvas.toBuffer('image/png')).resize({ width }).greyscale().png().toBuffer(),
      );
    }
    return pictures;
  } finally {
    await task.destroy();
  }
}

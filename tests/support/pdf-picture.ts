import sharp from 'sharp';
import { withPdf } from './pdf.ts';

type Canvas = {
  toBuffer: (type: 'image/png') => Buffer;
};
type CanvasFactory = {
  create: (width: number, height: number) => { canvas: Canvas; context: unknown };
};

/** Draws the pages of a PDF as grey PNG pictures, `width` pixels wide, with the fonts of the file. */
export function drawPages(bytes: Uint8Array, width: number): Promise<Buffer[]> {
  return withPdf(bytes, async (document, pages) => {
    const factory = document.canvasFactory as CanvasFactory;
    const pictures: Buffer[] = [];
    for (const page of pages) {
      const [, , pageWidth = 1] = page.view;
      // Drawn twice as large and scaled down, so that small differences between machines blur.
      const viewport = page.getViewport({ scale: (2 * width) / pageWidth });
      const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
      await page.render({ canvas: canvas as never, viewport }).promise;
      pictures.push(
        await sharp(canvas.toBuffer('image/png')).resize({ width }).greyscale().png().toBuffer(),
      );
    }
    return pictures;
  });
}

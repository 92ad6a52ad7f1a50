import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withPdf } from './pdf.ts';

const PICTURES: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject];
const BLACK = '#000000';

/** Returns the colours of a PDF's text as `#rrggbb`, each once, and the number of its photographs. */
export function readInk(
  bytes: Uint8Array,
): Promise<{ textColors: string[]; pictureCount: number }> {
  return withPdf(bytes, async (_document, pages) => {
    const textColors = new Set<string>();
    let pictureCount = 0;
    for (const page of pages) {
      const { fnArray, argsArray } = await page.getOperatorList();
      const saved: string[] = [];
      let color = BLACK;
      for (const [index, operator] of fnArray.entries()) {
        if (operator === OPS.save) saved.push(color);
        else if (operator === OPS.restore) color = saved.pop() ?? BLACK;
        else if (operator === OPS.setFillRGBColor)
          color = String((argsArray[index] as string[])[0]);
        else if (operator === OPS.showText) textColors.add(color);
        else if (PICTURES.includes(operator)) pictureCount += 1;
      }
    }
    return { textColors: [...textColors], pictureCount };
  });
}

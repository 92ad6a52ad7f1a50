import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PICTURES: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject];
const BLACK = '#000000';

/** Returns the colours of a PDF's text as `#rrggbb`, each once, and the number of its photographs. */
export async function readInk(
  bytes: Uint8Array,
): Promise<{ textColors: string[]; pictureCount: number }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const textColors = new Set<string>();
  let pictureCount = 0;
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
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
  } finally {
    await task.destroy();
  }
  return { textColors: [...textColors], pictureCount };
}

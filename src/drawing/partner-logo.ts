import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { IMAGE_FOLDER } from '../records/pictures.ts';

/** Elements of a drawing of shapes. */
const SHAPES_ONLY =
  /^<svg( xmlns(:xlink)?="[\w:/.]+"| (width|height|viewBox)="[\d. -]+")+>(<\/?(defs|g|path|linearGradient|radialGradient|stop|clipPath|mask|pattern)\b[^<>]*>)*<\/svg>$/;
/** Enough for a logo less than 1000 units wide on screens of any density. */
const DIGITS = 5;

/**
 * Returns an SVG drawing written anew from its shapes and colours, so that nothing in it can run or load anything. Throws
 * an Error with a sentence if it is no such drawing.
 */
export function rewriteSvg(svg: string): string {
  // The renderer has no fonts and would leave texts out.
  if (/<([\w.-]+:)?text\b/.test(svg))
    throw new Error('has words as text: convert text to paths in the drawing program');
  let written: string;
  try {
    written = new Resvg(svg, { font: { loadSystemFonts: false } }).toString();
  } catch (cause) {
    throw new Error('is not a readable SVG drawing: export it again', { cause });
  }
  const short = written
    .trim()
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<defs\/>| stroke="none"/g, '')
    .replaceAll(/(?<= d="[^"]*)-?\d+\.\d+/g, (figure) =>
      String(Number(Number(figure).toPrecision(DIGITS))),
    )
    .replaceAll(/(?<= d="[^"]*) ?([A-Z]) ?/g, '$1');
  if (!short.includes('<path ')) throw new Error('shows nothing: export its shapes again');
  if (!SHAPES_ONLY.test(short))
    throw new Error(
      'must have nothing but shapes: remove pictures and effects, and export it again',
    );
  return short;
}

/** Returns the logo of a partner as the site sends it. */
export const partnerLogoSvg = (file: string) =>
  rewriteSvg(readFileSync(path.resolve(IMAGE_FOLDER, 'partners', file), 'utf8'));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IMAGE_FOLDER } from '../records/pictures.ts';
import type { PictogramCode } from '../chemistry/pictograms.ts';

const PICTOGRAM_FOLDER = `${IMAGE_FOLDER}/ghs`;

/** Side of the drawings' square, in their own units. */
export const PICTOGRAM_SIZE = 720;

/**
 * A GHS pictogram as a standalone SVG, its symbol on white (CLP, Article 31) whatever the ground.
 * Its name must stand beside it or in its text alternative.
 */
export function pictogramSvg(code: PictogramCode): string {
  const drawing = readFileSync(path.join(PICTOGRAM_FOLDER, `${code}.svg`), 'utf8').trim();
  return drawing.replace('<path', '<path fill="#fff" d="M360 20 700 361 360 701 20 361z"/><path');
}

/** The black symbol of a pictogram without its red frame, as SVG path data on a square of 720 units. */
export function pictogramSymbolPath(code: PictogramCode): string {
  const [, symbol] = /<path d="([^"]+)"\/>/.exec(pictogramSvg(code)) ?? [];
  if (symbol !== undefined) return symbol;
  throw new Error(
    `${PICTOGRAM_FOLDER}/${code}.svg has no path without a fill: its symbol must be the second of two paths.`,
  );
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictogramCode } from '../chemistry/pictograms.ts';
import { IMAGE_FOLDER } from './pictures.ts';

const PICTOGRAM_FOLDER = `${IMAGE_FOLDER}/ghs`;
const DIAMOND_FOLDER = `${IMAGE_FOLDER}/class-diamonds`;

/**
 * Returns a GHS pictogram as a standalone SVG with a white background (CLP, Article 31). Show its
 * name beside it or as its text alternative.
 */
export const pictogramSvg = (code: PictogramCode): string =>
  readFileSync(path.join(PICTOGRAM_FOLDER, `${code}.svg`), 'utf8');

/**
 * Returns the class diamond (the label of the IMDG Code) of a class or division such as "3" or "6.1", or
 * the mark of `MARINE_POLLUTANT`, as a standalone SVG. Throws for a class without a drawing.
 */
export function classDiamondSvg(name: string): string {
  const file = path.join(DIAMOND_FOLDER, `${name}.svg`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `There is no diamond for class ${name}. Draw ${file} after the IMDG Code, chapter 5.2.2.2.`,
  );
}

/** Returns diamonds for the prints, with their text alternatives. */
export const drawDiamonds = (diamonds: readonly { diamond: string; label: string }[]) =>
  diamonds.map(({ diamond, label }) => ({ svg: classDiamondSvg(diamond), alternative: label }));

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PICTOGRAM_CODES } from '../src/chemistry/pictograms.ts';
import { classDiamondSvg, DRAWN_CLASSES } from '../src/drawing/class-diamond-svg.ts';
import { pictogramSvg } from '../src/drawing/pictogram-svg.ts';
import { rasterise } from '../src/drawing/rasterise.ts';
import { MARINE_POLLUTANT } from '../src/records/facts/dangerous-goods.ts';

/** More than the largest diamond of a picture has from corner to corner. */
const SIDE_PX = 1024;

/** On packages a pictogram's ground is white, whatever it stands on; on the sheets it is the paper's. */
const WHITE_GROUND = '<path fill="#fff" d="M360 4 716 360 360 716 4 360z"/>';

/**
 * Draws what packages bear as `hazard_marks.py` reads it: each GHS pictogram, each class diamond
 * and the marine pollutant mark, as pages and data sheets show them, as square PNG files with
 * see-through corners: `GHS02.png`, `class-6.1.png`, `marine-pollutant.png`.
 */
export async function drawHazardMarks(folder: string): Promise<void> {
  const marks = new Map([
    ...PICTOGRAM_CODES.map(
      (code) => [code, pictogramSvg(code).replace(/(?<=^<svg[^>]*>)/, WHITE_GROUND)] as const,
    ),
    ...DRAWN_CLASSES.map((name) => [`class-${name}`, classDiamondSvg(name)] as const),
    [MARINE_POLLUTANT, classDiamondSvg(MARINE_POLLUTANT)] as const,
  ]);
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of marks) {
    const { width = 1 } = await rasterise(svg).metadata();
    await rasterise(svg, SIDE_PX / width)
      .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
      .png()
      .toFile(path.join(folder, `${name}.png`));
  }
}

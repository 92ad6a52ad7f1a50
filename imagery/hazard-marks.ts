import { globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { rasterise } from '../src/drawing/rasterise.ts';
import { MARINE_POLLUTANT } from '../src/records/facts/dangerous-goods.ts';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';

/** More than the largest diamond of a picture has from corner to corner. */
const SIDE_PX = 1024;

/**
 * Draws what packages bear as `hazard_marks.py` reads it: each GHS pictogram, each class diamond
 * and the marine pollutant mark, as pages and data sheets show them, as square PNG files with
 * see-through corners: `GHS02.png`, `class-6.1.png`, `marine-pollutant.png`.
 */
export async function drawHazardMarks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of globSync(`${IMAGE_FOLDER}/{ghs,class-diamonds}/*.svg`)) {
    const svg = readFileSync(file, 'utf8');
    const mark = path.basename(file, '.svg');
    const isClass = file.includes('class-diamonds') && mark !== MARINE_POLLUTANT;
    const { width = 1 } = await rasterise(svg).metadata();
    await rasterise(svg, SIDE_PX / width)
      .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
      .png()
      .toFile(path.join(folder, `${isClass ? 'class-' : ''}${mark}.png`));
  }
}

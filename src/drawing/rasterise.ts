import sharp, { type Sharp } from 'sharp';

/** At this density sharp draws one pixel for each unit of an SVG. */
const UNITS_PER_INCH = 72;

/** Draws an SVG with `scale` pixels for each of its units. */
export function rasterise(svg: string, scale = 1): Sharp {
  return sharp(Buffer.from(svg), { density: UNITS_PER_INCH * scale });
}

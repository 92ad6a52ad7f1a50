import sharp, { type Sharp } from 'sharp';

/** Of CSS and of Typst's SVG. */
const UNITS_PER_INCH = 72;

/** An SVG in pixels, `scale` of them to each of its units. */
export function rasterise(svg: string, scale = 1): Sharp {
  return sharp(Buffer.from(svg), { density: UNITS_PER_INCH * scale });
}

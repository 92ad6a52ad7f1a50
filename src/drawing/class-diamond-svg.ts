import type { PictogramCode } from '../chemistry/pictograms.ts';
import { CAP_HEIGHT, outlineText } from './letter-outlines.ts';
import { PICTOGRAM_SIZE, pictogramSymbolPath } from './pictogram-svg.ts';

const RED = '#d6202a';
const GREEN = '#00843d';
const BLUE = '#0a5eb0';
const YELLOW = '#ffd100';
const WHITE = '#fff';
const BLACK = '#000';

/** Side of the drawing; the diamond stands on its point within it. */
const SIZE = 100;
/** From the edge to the line inside it: 5 of 100 mm on one of full size, measured along the diagonal. */
const INNER_LINE = 6.2;
/** How large each pictogram's symbol is on a class diamond, against its size in its own diamond. */
const SYMBOL_SCALES: Readonly<Partial<Record<PictogramCode, number>>> = {
  GHS02: 0.84,
  GHS03: 0.72,
  GHS05: 0.84,
  GHS06: 0.72,
};
/** Middle of the symbol and base line of the figure, from the top. */
const SYMBOL_MIDDLE = 37.5;
const FIGURE_BASELINE = 83;
const FIGURE_SIZE = 16.5;
/** A division's figure with a point is wider: smaller and higher. */
const LONG_FIGURE = { size: 11.5, baseline: 77 };
/** Makes the figure of the text face bold, in hundredths of an em. */
const FIGURE_STROKE = 5;
const MARINE_POLLUTANT_SCALE = 1.22;
const STRIPE_COUNT = 7;

/** How the diamond of a class looks: IMDG Code, chapter 5.2.2.2, "labels". */
interface ClassDiamond {
  readonly ground: string;
  /** Where the lower half has another ground. */
  readonly lowerGround?: string;
  readonly symbol: PictogramCode | null;
  readonly symbolColor: string;
  readonly figure: string;
  readonly figureColor: string;
  readonly stripes?: { readonly color: string; readonly bottom: number };
}

const CLASS_DIAMONDS: Readonly<Record<string, ClassDiamond>> = {
  '2.1': plain(RED, 'GHS02', WHITE, '2'),
  '2.2': plain(GREEN, 'GHS04', WHITE, '2'),
  '2.3': plain(WHITE, 'GHS06', BLACK, '2'),
  '3': plain(RED, 'GHS02', WHITE, '3'),
  '4.1': { ...plain(WHITE, 'GHS02', BLACK, '4'), stripes: { color: RED, bottom: SIZE } },
  '4.2': { ...plain(WHITE, 'GHS02', BLACK, '4'), lowerGround: RED },
  '4.3': plain(BLUE, 'GHS02', WHITE, '4'),
  '5.1': plain(YELLOW, 'GHS03', BLACK, '5.1'),
  '6.1': plain(WHITE, 'GHS06', BLACK, '6'),
  '8': { ...plain(WHITE, 'GHS05', BLACK, '8'), lowerGround: BLACK, figureColor: WHITE },
  '9': { ...plain(WHITE, null, BLACK, '9'), stripes: { color: BLACK, bottom: 49 } },
};

function plain(
  ground: string,
  symbol: PictogramCode | null,
  ink: string,
  figure: string,
): ClassDiamond {
  return { ground, symbol, symbolColor: ink, figure, figureColor: ink };
}

/** The classes and divisions whose diamond can be drawn. */
export const DRAWN_CLASSES: readonly string[] = Object.keys(CLASS_DIAMONDS);

const diamond = (inset: number) =>
  `M50 ${inset}L${SIZE - inset} 50L50 ${SIZE - inset}L${inset} 50Z`;
const lowerHalf = (inset: number) => `M${SIZE - inset} 50L50 ${SIZE - inset}L${inset} 50Z`;

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** The part of the diamond that lies between two vertical lines, down to `bottom`. */
function stripe(left: number, right: number, bottom: number): string {
  const reach = SIZE / 2 - INNER_LINE - 1;
  const top = (x: number) => rounded(50 - reach + Math.abs(x - 50));
  const foot = (x: number) => rounded(Math.min(bottom, 50 + reach - Math.abs(x - 50)));
  const peak = left < 50 && right > 50 ? `L50 ${top(50)}` : '';
  const base = left < 50 && right > 50 ? `L50 ${foot(50)}` : '';
  return `M${rounded(left)} ${top(left)}${peak}L${rounded(right)} ${top(right)}L${rounded(right)} ${foot(right)}${base}L${rounded(left)} ${foot(left)}Z`;
}

function drawStripes({ stripes }: ClassDiamond): string {
  if (!stripes) return '';
  const width = (SIZE - 2 * INNER_LINE) / (2 * STRIPE_COUNT - 1);
  const path = Array.from({ length: STRIPE_COUNT }, (_, index) => {
    const left = INNER_LINE + 2 * index * width;
    return stripe(
      Math.max(left, INNER_LINE + 2),
      Math.min(left + width, SIZE - INNER_LINE - 2),
      stripes.bottom,
    );
  }).join('');
  return `<path d="${path}" fill="${stripes.color}"/>`;
}

/** A pictogram's symbol, so large against its own diamond, its middle so far from the top. */
function symbol(code: PictogramCode, size: number, middle: number, color: string): string {
  const scale = (SIZE / PICTOGRAM_SIZE) * size;
  const cornerFor = (center: number) => rounded(center - (PICTOGRAM_SIZE / 2) * scale);
  return `<path transform="translate(${cornerFor(50)} ${cornerFor(middle)}) scale(${scale.toFixed(5)})" d="${pictogramSymbolPath(code)}" fill="${color}"/>`;
}

function figure({ figure: text, figureColor }: ClassDiamond): string {
  const { size, baseline } =
    text.length > 1 ? LONG_FIGURE : { size: FIGURE_SIZE, baseline: FIGURE_BASELINE };
  const scale = size / CAP_HEIGHT;
  const { letters, width } = outlineText(text);
  return letters
    .map(
      ({ path, x }) =>
        `<path transform="translate(${rounded(50 + (x - width / 2) * scale)} ${baseline}) scale(${scale.toFixed(4)})" d="${path}" fill="${figureColor}" stroke="${figureColor}" stroke-width="${FIGURE_STROKE}"/>`,
    )
    .join('');
}

/**
 * The class diamond, by the IMDG Code's name the label, of a class or division
 * such as "3" or "6.1", as a standalone SVG: a square on its point, symbol
 * above, figure of the class in the lower corner. Pages, prints and the
 * packages in pictures bear this one. Throws for a class that is not drawn yet.
 */
export function classDiamondSvg(imdgClass: string): string {
  const look = CLASS_DIAMONDS[imdgClass];
  if (!look) {
    throw new Error(
      `There is no diamond for class ${imdgClass}. Describe it in src/drawing/class-diamond-svg.ts from the IMDG Code, chapter 5.2.2.2.`,
    );
  }
  const { ground, lowerGround, symbolColor } = look;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<path d="${diamond(0.6)}" fill="${ground}"/>`,
    lowerGround &&
      `<path d="${lowerHalf(lowerGround === BLACK ? INNER_LINE : 1)}" fill="${lowerGround}"/>`,
    drawStripes(look),
    `<path d="${diamond(INNER_LINE)}" fill="none" stroke="${symbolColor}" stroke-width="1.1"/>`,
    `<path d="${diamond(0.6)}" fill="none" stroke="${BLACK}" stroke-width="0.5"/>`,
    look.symbol && symbol(look.symbol, SYMBOL_SCALES[look.symbol] ?? 1, SYMBOL_MIDDLE, symbolColor),
    figure(look),
    // The figure of class 9 alone is underlined.
    imdgClass === '9' ? `<path d="M44 85.5h12" stroke="${BLACK}" stroke-width="1.4"/>` : '',
    '</svg>',
  ].join('');
}

/** The mark of a marine pollutant, dead fish and tree (IMDG Code, chapter 5.2.1.6), as a standalone SVG. */
export function marinePollutantMarkSvg(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<path d="${diamond(2.6)}" fill="${WHITE}" stroke="${BLACK}" stroke-width="3.2"/>`,
    symbol('GHS09', MARINE_POLLUTANT_SCALE, 50, BLACK),
    '</svg>',
  ].join('');
}

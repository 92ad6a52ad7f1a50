import type { PictogramCode } from '../chemistry/pictograms.ts';
import { MARINE_POLLUTANT } from '../records/facts/dangerous-goods.ts';
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
  /** Where the lower half has another ground; the figure on a black one is white. */
  readonly lowerGround?: string;
  readonly symbol?: PictogramCode;
  /** Of symbol, line and figure. */
  readonly ink: string;
  readonly figure: string;
  /** Their colour, and where they end but at the lower edge. */
  readonly stripes?: string;
  readonly stripesEnd?: number;
}

const CLASS_DIAMONDS: Readonly<Record<string, ClassDiamond>> = {
  '2.1': { ground: RED, symbol: 'GHS02', ink: WHITE, figure: '2' },
  '2.2': { ground: GREEN, symbol: 'GHS04', ink: WHITE, figure: '2' },
  '2.3': { ground: WHITE, symbol: 'GHS06', ink: BLACK, figure: '2' },
  '3': { ground: RED, symbol: 'GHS02', ink: WHITE, figure: '3' },
  '4.1': { ground: WHITE, symbol: 'GHS02', ink: BLACK, figure: '4', stripes: RED },
  '4.2': { ground: WHITE, lowerGround: RED, symbol: 'GHS02', ink: BLACK, figure: '4' },
  '4.3': { ground: BLUE, symbol: 'GHS02', ink: WHITE, figure: '4' },
  '5.1': { ground: YELLOW, symbol: 'GHS03', ink: BLACK, figure: '5.1' },
  '6.1': { ground: WHITE, symbol: 'GHS06', ink: BLACK, figure: '6' },
  '8': { ground: WHITE, lowerGround: BLACK, symbol: 'GHS05', ink: BLACK, figure: '8' },
  '9': { ground: WHITE, ink: BLACK, figure: '9', stripes: BLACK, stripesEnd: 49 },
};

/** The classes and divisions whose diamond can be drawn. */
export const DRAWN_CLASSES: readonly string[] = Object.keys(CLASS_DIAMONDS);

const diamond = (inset: number) =>
  `M50 ${inset}L${SIZE - inset} 50L50 ${SIZE - inset}L${inset} 50Z`;
const lowerHalf = (inset: number) => `M${SIZE - inset} 50L50 ${SIZE - inset}L${inset} 50Z`;

const svg = (...parts: readonly (string | undefined)[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${parts.join('')}</svg>`;

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** The part of the diamond that lies between two vertical lines, down to `bottom`. */
function stripe(left: number, right: number, bottom: number): string {
  const reach = SIZE / 2 - INNER_LINE - 1;
  const top = (x: number) => rounded(50 - reach + Math.abs(x - 50));
  const foot = (x: number) => rounded(Math.min(bottom, 50 + reach - Math.abs(x - 50)));
  const across = left < 50 && right > 50 ? [left, 50, right] : [left, right];
  const points = [
    ...across.map((x) => `${rounded(x)} ${top(x)}`),
    ...across.toReversed().map((x) => `${rounded(x)} ${foot(x)}`),
  ];
  return `M${points.join('L')}Z`;
}

function drawStripes(color: string, bottom: number): string {
  const width = (SIZE - 2 * INNER_LINE) / (2 * STRIPE_COUNT - 1);
  const path = Array.from({ length: STRIPE_COUNT }, (_, index) => {
    const left = INNER_LINE + 2 * index * width;
    return stripe(
      Math.max(left, INNER_LINE + 2),
      Math.min(left + width, SIZE - INNER_LINE - 2),
      bottom,
    );
  }).join('');
  return `<path d="${path}" fill="${color}"/>`;
}

/** A pictogram's symbol, so large against its own diamond, its middle so far from the top. */
function drawSymbol(code: PictogramCode, size: number, middle: number, color: string): string {
  const scale = (SIZE / PICTOGRAM_SIZE) * size;
  const cornerFor = (center: number) => rounded(center - (PICTOGRAM_SIZE / 2) * scale);
  return `<path transform="translate(${cornerFor(50)} ${cornerFor(middle)}) scale(${scale.toFixed(5)})" d="${pictogramSymbolPath(code)}" fill="${color}"/>`;
}

function drawFigure(text: string, color: string): string {
  const { size, baseline } =
    text.length > 1 ? LONG_FIGURE : { size: FIGURE_SIZE, baseline: FIGURE_BASELINE };
  const scale = size / CAP_HEIGHT;
  const { letters, width } = outlineText(text);
  return letters
    .map(
      ({ path, x }) =>
        `<path transform="translate(${rounded(50 + (x - width / 2) * scale)} ${baseline}) scale(${scale.toFixed(4)})" d="${path}" fill="${color}" stroke="${color}" stroke-width="${FIGURE_STROKE}"/>`,
    )
    .join('');
}

/**
 * The class diamond, by the IMDG Code's name the label, of a class or division
 * such as "3" or "6.1", as a standalone SVG: a square on its point, symbol
 * above, figure of the class in the lower corner; of `MARINE_POLLUTANT` its
 * mark. Pages, prints and the packages in pictures bear this one. Throws for a
 * class that is not drawn yet.
 */
export function classDiamondSvg(name: string): string {
  if (name === MARINE_POLLUTANT) return marinePollutantMarkSvg();
  const look = CLASS_DIAMONDS[name];
  if (!look) {
    throw new Error(
      `There is no diamond for class ${name}. Describe it in src/drawing/class-diamond-svg.ts from the IMDG Code, chapter 5.2.2.2.`,
    );
  }
  const { ground, lowerGround, symbol, ink, figure, stripes, stripesEnd = SIZE } = look;
  return svg(
    `<path d="${diamond(0.6)}" fill="${ground}"/>`,
    lowerGround &&
      `<path d="${lowerHalf(lowerGround === BLACK ? INNER_LINE : 1)}" fill="${lowerGround}"/>`,
    stripes && drawStripes(stripes, stripesEnd),
    `<path d="${diamond(INNER_LINE)}" fill="none" stroke="${ink}" stroke-width="1.1"/>`,
    `<path d="${diamond(0.6)}" fill="none" stroke="${BLACK}" stroke-width="0.5"/>`,
    symbol && drawSymbol(symbol, SYMBOL_SCALES[symbol] ?? 1, SYMBOL_MIDDLE, ink),
    drawFigure(figure, lowerGround === BLACK ? WHITE : ink),
    // The figure of class 9 alone is underlined.
    name === '9' ? `<path d="M44 85.5h12" stroke="${BLACK}" stroke-width="1.4"/>` : '',
  );
}

/** Diamonds as prints show them, with their text alternatives. */
export const drawDiamonds = (diamonds: readonly { diamond: string; label: string }[]) =>
  diamonds.map(({ diamond, label }) => ({ svg: classDiamondSvg(diamond), alternative: label }));

/** The mark of a marine pollutant, dead fish and tree (IMDG Code, chapter 5.2.1.6), as a standalone SVG. */
const marinePollutantMarkSvg = () =>
  svg(
    `<path d="${diamond(2.6)}" fill="${WHITE}" stroke="${BLACK}" stroke-width="3.2"/>`,
    drawSymbol('GHS09', MARINE_POLLUTANT_SCALE, 50, BLACK),
  );

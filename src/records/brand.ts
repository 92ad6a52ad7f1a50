import { z } from 'zod';
import { readerOf } from './reading/read-record.ts';
import { ONCE_FIELDS_ARE_VALID } from './reading/sourced.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour as six hexadecimal digits, such as #102030')
  .toLowerCase();

/** The minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5;

/** Pairs of colours that the site uses as text and background, or as background and text. */
const TEXT_ON_BACKGROUND = [
  ['navy', 'paper'],
  ['navyDeep', 'paper'],
  ['tealDeep', 'paper'],
  ['muted', 'paper'],
  ['tealBright', 'navy'],
] as const;

/** Returns the relative luminance of `#rrggbb` (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(colour.slice(1), 'hex')].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort(
    (first, second) => first - second,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const schema = z
  .strictObject({
    navy: colour.describe('The text colour, a deep-sea navy.'),
    navyDeep: colour.describe('A darker navy: under pictures, and for pressed navy buttons.'),
    teal: colour.describe('The colour of the wave; too light for text on white.'),
    tealDeep: colour.describe('Teal for text and for buttons on the paper colour.'),
    tealBright: colour.describe('Teal for text, icons and buttons on navy.'),
    paper: colour.describe('The background of the pages.'),
    muted: colour.describe('Secondary text on the paper colour.'),
    line: colour.describe('Lines and borders.'),
  })
  .superRefine((colours, context) => {
    for (const [text, background] of TEXT_ON_BACKGROUND) {
      const contrast = contrastOf(colours[text], colours[background]);
      if (contrast >= CONTRAST_MIN) continue;
      context.addIssue({
        code: 'custom',
        path: [text],
        message: `must have a contrast of at least ${CONTRAST_MIN} with ${background} ${colours[background]}, as one is text on the other; it has ${contrast.toFixed(1)}: make one of them darker, or the other lighter`,
      });
    }
  }, ONCE_FIELDS_ARE_VALID);

/**
 * The brand's colours as CSS colours: `content/brand.yaml`. Each is a custom property of its name, such as
 * `--color-teal-deep`.
 */
export const brand = readerOf('brand.yaml', schema);

/** Returns a style sheet that defines the colours as custom properties of the theme. */
export function brandStyles(): string {
  const tokens = Object.entries(brand()).map(
    ([name, value]) =>
      `  --color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};\n`,
  );
  return `@theme inline {\n${tokens.join('')}}\n`;
}

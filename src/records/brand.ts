import { z } from 'zod';
import { record } from './reading/read-record.ts';

const colour = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/,
    'must be a colour as six hexadecimal digits in quotes, such as "#102030"',
  );

/** The colours of the brand, as CSS colours: `content/brand.yaml`. In styles each is a token of its name: `--color-teal-deep`. */
export const brand = record('brand.yaml', {
  /** The ink of the brand, deep-sea navy. */
  navy: colour,
  /** The same at depth: under pictures, and where navy is pressed. */
  navyDeep: colour,
  /** The colour of the wave; too light for text on white. */
  teal: colour,
  /** Teal for text and for buttons, on paper. */
  tealDeep: colour,
  /** The ground of the pages. */
  paper: colour,
  /** Quiet text on paper. */
  muted: colour,
  /** Lines between things. */
  line: colour,
});

/** The style sheet that gives the theme these colours. */
export function brandStyles(): string {
  const tokens = Object.entries(brand()).map(
    ([name, value]) =>
      `  --color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};\n`,
  );
  return `@theme inline {\n${tokens.join('')}}\n`;
}

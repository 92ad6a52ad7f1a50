import { z } from 'zod';
import { PRECAUTIONARY_CODES } from '../chemistry/hazard-statements.ts';
import { PHYSICAL_STATES } from './products/packaging.ts';
import { hazardCode } from './products/product-hazards.ts';
import { FIRST_AID_ROUTES } from './products/products.ts';
import { sourced } from './reading/sourced.ts';
import { record } from './reading/read-record.ts';
import { sentence, sentenceWith, text } from './reading/texts.ts';

/** Lines for one way of exposure, most serious first. */
const firstAidRoute = z
  .array(
    z.strictObject({
      /** The line is printed when the product has one of these statements; empty fits every product. */
      statements: z.array(hazardCode),
      text: sentence,
    }),
  )
  .min(1)
  .refine((lines) => lines.at(-1)?.statements.length === 0, {
    error: 'must end with a line whose "statements" are empty, which fits every other product',
  });

/**
 * What the company's safety adviser signs of the data sheets: `content/data-sheets.yaml`. What is wrapped by
 * `sourced` is a sample until the company's safety adviser has signed it.
 */
export const dataSheetTexts = record('data-sheets.yaml', {
  /** Stands at the end of each sheet. */
  disclaimer: sourced(sentence),
  /** What can be breathed in of a product, by its physical state: fills {airborne}. */
  airborne: z.record(z.enum([...PHYSICAL_STATES, 'volatileSolid']), text),
  /** With what a fire is put out: fills {extinguisher}. */
  extinguishers: z.record(z.enum(['usual', 'reactsWithWater', 'oxidiser']), text),
  /** Words of the precautionary statements for which CLP (Annex IV) leaves a choice, by their codes. */
  precautionaryWords: sourced(
    z.record(
      z
        .string()
        .refine((code) => PRECAUTIONARY_CODES.includes(code), 'must be a code such as P301+P310'),
      sentenceWith('airborne?', 'extinguisher?'),
    ),
  ),
  firstAidLines: sourced(z.record(z.enum(FIRST_AID_ROUTES), firstAidRoute)),
});

import { z } from 'zod';
import { PRECAUTIONARY_CODES } from '../chemistry/hazard-statements.ts';
import { PHYSICAL_STATES } from './products/packaging.ts';
import { hazardCode } from './products/product-hazards.ts';
import { FIRST_AID_ROUTES } from './products/product-schema.ts';
import { sourced } from './reading/sourced.ts';
import { readerOf } from './reading/read-record.ts';
import { sentence, sentenceWith, text } from './reading/texts.ts';

/** First-aid lines for one route of exposure, most serious first. */
const firstAidRoute = z
  .array(
    z.strictObject({
      statements: z
        .array(hazardCode)
        .describe(
          'The line is used when the product has one of these statements. An empty list applies to every product.',
        ),
      text: sentence,
    }),
  )
  .min(1)
  .refine((lines) => lines.at(-1)?.statements.length === 0, {
    error: 'must end with a line whose "statements" are empty, which fits every other product',
  });

/**
 * Texts of the data sheets: `content/data-sheets.yaml`. Values wrapped by `sourced` are samples until the company's
 * safety adviser has signed them.
 */
export const dataSheetTexts = readerOf(
  'data-sheets.yaml',
  z.strictObject({
    disclaimer: sourced(sentence).describe('The last paragraph of each sheet.'),
    airborne: z
      .record(z.enum([...PHYSICAL_STATES, 'volatileSolid']), text)
      .describe(
        'What a product gives off into the air, by its physical state; replaces {airborne}.',
      ),
    extinguishers: z
      .record(z.enum(['usual', 'reactsWithWater', 'oxidiser']), text)
      .describe('Suitable extinguishing media; replaces {extinguisher}.'),
    precautionaryWords: sourced(
      z.record(
        z
          .string()
          .refine(
            (code) => PRECAUTIONARY_CODES.includes(code),
            'is not a precautionary statement of CLP, Annex IV, such as P301+P310; correct its code',
          ),
        sentenceWith('airborne?', 'extinguisher?'),
      ),
    ).describe(
      "The company's wording of the precautionary statements for which CLP (Annex IV) leaves a choice, by code.",
    ),
    firstAidLines: sourced(z.record(z.enum(FIRST_AID_ROUTES), firstAidRoute)),
  }),
);

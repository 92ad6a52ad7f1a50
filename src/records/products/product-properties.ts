import { z } from 'zod';
import { ABSOLUTE_ZERO } from '../../chemistry/absolute-zero.ts';
import { sentence, text } from '../reading/texts.ts';

/**
 * One of the four usual properties, of one of three kinds:
 * - `measured`: one typical value;
 * - `decomposes`: the value does not exist because the substance decomposes at `value`;
 * - `none`: the value does not exist or no reliable figure is known; `note` says why.
 *
 * Figures up to `above` are impossible.
 */
function property<Unit extends string>(unit: Unit, above: number) {
  const figure = {
    value: z.number().gt(above).describe('One typical value within the range of published values.'),
    unit: z.literal(unit),
    approximate: z
      .literal(true)
      .optional()
      .meta({ title: 'About', description: 'Printed with "about".' }),
    condition: text
      .optional()
      .describe('The conditions of the measurement, such as "at 20 °C" or "solid, at 20 °C".'),
    method: text.optional().describe('Such as "closed cup".'),
    note: sentence.optional().describe('A fact that readers need with the figure.'),
  };
  return z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('measured'), ...figure }),
      z.strictObject({ kind: z.literal('decomposes'), ...figure }),
      z.strictObject({ kind: z.literal('none'), note: sentence }),
    ],
    {
      error: `must be measured, or decomposes, with a value in ${unit}, or none with a note (in the file: "kind: measured")`,
    },
  );
}

const temperature = property('°C', ABSOLUTE_ZERO);

/**
 * Fields of a property that buyers ask for in addition to the four usual ones: the conditions of the measurement, and
 * the publication of the figure, by its name in the record's own `source`, such as "NIOSH".
 */
const published = {
  condition: text.optional(),
  source: text.describe('The publication, which Sources must name too.'),
};

const publishedFigure = <Unit extends string>(unit: Unit, lowest = 0) =>
  z.strictObject({ value: z.number().min(lowest), unit: z.literal(unit), ...published });

const inWords = z.strictObject({ value: text.max(80), ...published });

/** Typical physical properties, which are not a specification of delivered goods. */
export const productProperties = z.strictObject({
  meltingPoint: temperature.describe('At 101.3 kPa unless the condition says otherwise.'),
  boilingPoint: temperature
    .optional()
    .describe(
      'At 101.3 kPa unless the condition says otherwise. Left out for a substance that decomposes first.',
    ),
  density: property('g/cm³', 0)
    .optional()
    .describe(
      'The condition gives phase and temperature; a bulk density has the word "bulk" in it. That of a liquid at 20 °C: net volumes are calculated from it. Left out for a solid of unknown density.',
    ),
  flashPoint: temperature,
  // A record leaves out values of the following that are not certain.
  refractiveIndex: z
    .strictObject({
      value: z.string().regex(/^1\.\d{3,4}$/, 'must be an index, such as 1.3588'),
      ...published,
    })
    .optional()
    .describe('Of the liquid, for the sodium D line, as printed: "1.3588".'),
  evaporationRate: z
    .strictObject({
      value: z.string().regex(/^\d+(\.\d+)?$/, 'must be a figure, such as 1.9'),
      ...published,
    })
    .optional()
    .describe('Relative to n-butyl acetate, which is 1.'),
  vapourPressure: publishedFigure('kPa')
    .optional()
    .describe('Of the liquid or solid. The condition gives the temperature.'),
  viscosity: publishedFigure('mPa·s', 0.05)
    .optional()
    .describe(
      'Dynamic viscosity of the liquid. That of liquefied propane, 0.1 mPa·s, is among the lowest.',
    ),
  solubilityInWater: inWords.optional().describe('Such as "miscible" or "about 0.07 % m/m".'),
  bulkDensity: inWords.optional().describe('Of a powder, such as "0.8 to 0.9 g/cm³, tapped".'),
  particleSize: inWords.optional().describe('Of a powder: "min. 95 % between 30 and 100 mesh".'),
  residualSolvent: inWords.optional().describe('Class and limit of ICH Q3C: "class 2, 620 ppm".'),
  explosiveLimits: z
    .discriminatedUnion('kind', [
      z
        .strictObject({
          kind: z.literal('measured'),
          lowest: z.number().positive(),
          highest: z.number().max(100),
          unit: z.literal('% v/v'),
          ...published,
        })
        .refine(({ lowest, highest }) => lowest < highest, {
          path: ['highest'],
          error: 'must be above the lower limit',
        }),
      z.strictObject({ kind: z.literal('none'), note: sentence }),
    ])
    .optional()
    .describe('Of the vapour in air. A flammable product has them, or a note that says why not.'),
  autoIgnition: publishedFigure('°C', 85).optional().meta({
    title: 'Auto-ignition temperature',
    description:
      'Auto-ignition temperature of the vapour in air. That of carbon disulphide, 90 °C, is among the lowest.',
  }),
});

/** Any of the properties: a value with or without a unit, a range, or a note on why there is none. */
export type ProductProperty =
  | { kind: 'none'; note: string }
  | {
      kind?: 'measured' | 'decomposes';
      value?: number | string;
      lowest?: number;
      highest?: number;
      unit?: string;
      approximate?: true | undefined;
      condition?: string | undefined;
      method?: string | undefined;
      note?: string | undefined;
    };

import { z } from 'zod';
import { sentence, text } from '../reading/texts.ts';

/**
 * A measured property, in one of three kinds:
 * - `measured`: one typical value;
 * - `decomposes`: there is no such point, because the substance decomposes at `value`;
 * - `none`: no such point or no reliable figure exists; `note` says why.
 */
function property<Unit extends string>(unit: Unit) {
  const figure = {
    /** One typical value within the spread of published readings, in `unit`. */
    value: z.number(),
    unit: z.literal(unit),
    /** True where the figure is approximate and is printed with "about". */
    approximate: z.literal(true).optional(),
    /** The circumstances of the reading, such as "at 20 °C" or "solid, at 20 °C". */
    condition: text.optional(),
    /** How it was measured, where that is known, such as "closed cup". */
    method: text.optional(),
    /** What a reader must know beside the figure. */
    note: sentence.optional(),
  };
  return z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('measured'), ...figure }),
      z.strictObject({ kind: z.literal('decomposes'), ...figure }),
      z.strictObject({ kind: z.literal('none'), note: sentence }),
    ],
    {
      error: `must be "kind: measured" or "kind: decomposes" with a value in ${unit}, or "kind: none" with a note`,
    },
  );
}

const temperature = property('°C');

/** Where the figure is printed, named as the record's own `source` names it, such as "NIOSH". */
const source = text;

/** A figure that a buyer asks for beside the four that every record has. */
const measured = <Unit extends string>(unit: Unit) =>
  z.strictObject({
    value: z.number(),
    unit: z.literal(unit),
    /** The circumstances of the reading, such as "at 20 °C". */
    condition: text.optional(),
    source,
  });

/** Properties that a record may leave out, in the order in which they are printed: what is not known for certain is not. */
const furtherProperties = {
  /** Of the liquid for the sodium D line, as printed: "1.3588". */
  refractiveIndex: z
    .strictObject({
      value: z.string().regex(/^1\.\d{3,4}$/, 'must be an index in quotes, such as "1.3588"'),
      condition: text.optional(),
      source,
    })
    .optional(),
  /** Relative to n-butyl acetate, which has 1. */
  evaporationRate: z
    .strictObject({
      value: z.string().regex(/^\d+(\.\d+)?$/, 'must be a figure in quotes, such as "1.9"'),
      condition: text.optional(),
      source,
    })
    .optional(),
  /** Of the liquid or solid; the condition says at which temperature. */
  vapourPressure: measured('kPa').optional(),
  /** Dynamic viscosity of the liquid. */
  viscosity: measured('mPa·s').optional(),
  /** In words or with a figure, such as "miscible" or "about 0.07 % m/m". */
  solubilityInWater: z.strictObject({ value: text, condition: text.optional(), source }).optional(),
  /** Of the vapour in air, in percent by volume; a flammable product has them, or says why not. */
  explosiveLimits: z
    .discriminatedUnion('kind', [
      z
        .strictObject({
          kind: z.literal('measured'),
          lowest: z.number().positive(),
          highest: z.number().lt(100),
          unit: z.literal('% v/v'),
          condition: text.optional(),
          source,
        })
        .refine(({ lowest, highest }) => lowest < highest, {
          path: ['highest'],
          error: 'must be above the lower limit',
        }),
      z.strictObject({ kind: z.literal('none'), note: sentence }),
    ])
    .optional(),
  /** Temperature at which the vapour in air lights without a flame. */
  autoIgnition: measured('°C').optional(),
};

/** The names of the further properties, in the order in which they are printed. */
export const FURTHER_PROPERTIES = Object.keys(
  furtherProperties,
) as (keyof typeof furtherProperties)[];

/** Typical physical properties; not a specification of what is delivered. */
export const productProperties = z.strictObject({
  /** At 101.3 kPa unless the condition says otherwise. */
  meltingPoint: temperature,
  /** At 101.3 kPa unless the condition says otherwise; left out for what decomposes first. */
  boilingPoint: temperature.optional(),
  /** The condition says which phase and which temperature; left out for a solid of which it is not known. */
  density: property('g/cm³').optional(),
  flashPoint: temperature,
  ...furtherProperties,
});

export type ProductProperty =
  z.infer<typeof temperature> | NonNullable<z.infer<typeof productProperties>['density']>;

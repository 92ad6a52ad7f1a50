import { z } from 'zod';
import { text } from './texts.ts';

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
export const furtherProperties = {
  /** Of the liquid or solid; the condition says at which temperature. */
  vapourPressure: measured('kPa').optional(),
  /** Dynamic viscosity of the liquid. */
  viscosity: measured('mPa·s').optional(),
  /** In words or with a figure, such as "miscible" or "about 0.07 % m/m". */
  solubilityInWater: z.strictObject({ value: text, condition: text.optional(), source }).optional(),
  /** Of the vapour in air, in percent by volume. */
  explosiveLimits: z
    .strictObject({
      lowest: z.number().positive(),
      highest: z.number().lt(100),
      unit: z.literal('% v/v'),
      condition: text.optional(),
      source,
    })
    .refine(({ lowest, highest }) => lowest < highest, {
      path: ['highest'],
      error: 'must be above the lower limit',
    })
    .optional(),
  /** Temperature at which the vapour in air lights without a flame. */
  autoIgnition: measured('°C').optional(),
};

/** The names of the further properties, in the order in which they are printed. */
export const FURTHER_PROPERTIES = Object.keys(
  furtherProperties,
) as (keyof typeof furtherProperties)[];

import { z } from 'zod';
import { confirmation, withoutConfirmation } from '../reading/sourced.ts';
import { text } from '../reading/texts.ts';

const classNumber = z
  .string()
  .regex(/^[1-9](\.\d)?$/, 'must be a class in quotes, such as "3" or "6.1"');

/**
 * The entry of the IMDG Code (Amendment 42-24) under which the product is shipped. `src/chemistry/imdg-codes.ts` has the
 * meaning of the codes.
 */
export const productTransport = z
  .strictObject({
    unNumber: z.string().regex(/^UN\d{4}$/, 'must look like UN1090'),
    /**
     * In capitals as in the Dangerous Goods List. Where the entry has several names joined by "or", only the name that
     * fits (IMDG Code, 3.1.2.2). After "N.O.S.", the technical name in brackets.
     */
    properShippingName: text.refine(
      // "sec", "tert" and single letters as in n-PROPANOL belong to names (3.1.2.1).
      (name) => !/[a-z]{2}/.test(name.replaceAll(/\b(sec|tert)\b|(?<=N\.O\.S\.) \(.+\)$/g, '')),
      'must be one name in capitals: of several joined by "or", the one that fits, without what the list prints in small letters',
    ),
    /** Primary class or division. */
    imdgClass: classNumber,
    /** Classes or divisions of the subsidiary hazards. */
    subsidiaryHazards: z.array(classNumber),
    /** Null for goods without a packing group, such as gases. */
    packingGroup: z.enum(['I', 'II', 'III']).nullable(),
    /** Emergency schedules for fire and spillage. */
    ems: z.string().regex(/^F-[A-J], S-[A-Z]$/, 'must look like "F-E, S-D"'),
    marinePollutant: z.boolean(),
    /** Special provisions (column 6). Only those on which a buyer or carrier must act, such as 386, are printed. */
    specialProvisions: z.array(z.int().positive()).default([]),
    /** Stowage and handling (column 16a). */
    stowage: z
      .strictObject({
        category: z.enum(['A', 'B', 'C', 'D', 'E']),
        codes: z.array(z.string().regex(/^(SW|H)\d+$/, 'must be a code such as SW1')),
      })
      .optional(),
    /** Column 16b and 3.1.4.4. */
    segregationGroups: z
      .array(z.string().regex(/^SGG\d+a?$/, 'must be a group such as SGG1'))
      .default([]),
    /** Portable tank instruction (column 13), if the product is shipped in tanks. */
    portableTank: z
      .string()
      .regex(/^T\d+$/, 'must be an instruction such as T4')
      .optional(),
    /** Hazard identification number for tanks on the road: ADR, Table A, column 20. */
    hazardNumber: z
      .string()
      .regex(/^X?\d{2,3}$/, 'must be a number in quotes, such as "33"')
      .optional(),
    /** Column 16b. */
    segregationCodes: z
      .array(z.string().regex(/^SG\d+$/, 'must be a code such as SG36'))
      .default([]),
    ...confirmation,
  })
  .transform(withoutConfirmation);

export type ProductTransport = z.infer<typeof productTransport>;

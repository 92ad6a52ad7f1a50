import { z } from 'zod';
import {
  allowsName,
  entriesOf,
  namesOf,
  type DangerousGoodsEntry,
} from '../../chemistry/dangerous-goods-list.ts';
import { describesProvision } from '../../chemistry/imdg-codes.ts';
import { reportIn } from '../reading/read-record.ts';
import { confirmation } from '../reading/sourced.ts';
import { text } from '../reading/texts.ts';

/** Special provisions that demand the technical name (IMDG Code, 3.1.2.8.1). */
const needsTechnicalName = ({ specialProvisions }: DangerousGoodsEntry) =>
  specialProvisions.some((number) => number === 274 || number === 318);

const code = (pattern: RegExp, example: string, description: string) =>
  z.string().regex(pattern, `must look like ${example}`).optional().describe(description);

/**
 * The entry of the IMDG Code (Amendment 42-24) under which the product is shipped. Class, subsidiary hazards, EmS,
 * stowage and segregation follow from the Dangerous Goods List.
 */
export const productTransport = z
  .strictObject({
    unNumber: z
      .string()
      .regex(/^UN\d{4}$/, 'must look like UN1090')
      .meta({
        title: 'UN number',
        description:
          'With the proper shipping name and the packing group it identifies the product in the Dangerous Goods List of the IMDG Code, from which class, EmS, stowage and segregation are read.',
      }),
    properShippingName: text
      .refine(
        // "sec", "tert" and single letters as in n-PROPANOL belong to names (3.1.2.1).
        (name) => !/[a-z]{2}/.test(name.replaceAll(/\b(sec|tert)\b|(?<=N\.O\.S\.) \(.+\)$/g, '')),
        'must be one name in capitals: of several joined by "or", the one that fits, without what the list prints in small letters',
      )
      .describe(
        'In capitals as in the Dangerous Goods List. Where the entry has several names joined by "or", only the name that fits (IMDG Code, 3.1.2.2). After "N.O.S.", the technical name in brackets.',
      ),
    packingGroup: z
      .enum(['I', 'II', 'III'])
      .nullable()
      .describe('None for goods without one, such as gases.'),
    subsidiaryHazards: z
      .array(z.string().regex(/^[1-9](\.\d)?$/, 'must be a class, such as 3 or 6.1'))
      .optional()
      .describe(
        'Classes or divisions of the subsidiary hazards, only where the list leaves them to a special provision.',
      ),
    portableTank: code(/^T([1-9]|1\d|2[0-3]|50|75)$/, 'T4', 'IMDG Code, column 13.'),
    tankProvisions: code(/^TP\d{1,2}( TP\d{1,2})*$/, 'TP1', 'IMDG Code, column 14.'),
    hazardNumber: code(/^X?\d{2,3}$/, '33', 'For tanks on the road: ADR, Table A, column 20.'),
    packingInstructions: code(
      /^[A-Z]+\d+(,? [A-Z]+\d+)*$/,
      'P001, IBC02',
      'IMDG Code, columns 8 to 11.',
    ),
    limitedQuantity: code(/^(0|\d+ (g|kg|mL|L))$/, '1 L', 'IMDG Code, column 7a.'),
    exceptedQuantity: code(/^E[0-5]$/, 'E2', 'IMDG Code, column 7b.'),
    tunnelCode: code(/^[B-E](\/[DE])?$/, 'D/E', 'ADR, Table A, column 15, without brackets.'),
    marinePollutantIf: z.enum(['H400', 'H410', 'H411']).optional().meta({
      title: 'Marine pollutant if classified',
      description:
        "A statement in makers' own classification, with which the goods are a marine pollutant although the list does not say so.",
    }),
    ...confirmation,
  })
  .transform((record, context) => {
    const fail = (field: keyof typeof record, message: string) => {
      reportIn(context)([field], message);
      return z.NEVER;
    };
    const { unNumber, properShippingName, packingGroup, subsidiaryHazards } = record;
    const listed = entriesOf(unNumber);
    if (listed.length === 0)
      return fail(
        'unNumber',
        'must be a number of the Dangerous Goods List (IMDG Code, 42-24), and not of class 1, 6.2 or 7',
      );
    const named = listed.filter((entry) => allowsName(entry, properShippingName));
    if (named.length === 0) {
      const names = [...new Set(listed.flatMap(namesOf))].join('" or "');
      return fail(
        'properShippingName',
        `must be "${names}", as the UN number is ${unNumber}: correct the one that is wrong`,
      );
    }
    if (properShippingName.endsWith('N.O.S.') && named.some(needsTechnicalName)) {
      return fail(
        'properShippingName',
        'must have the technical name in brackets after "N.O.S.", such as "N.O.S. (BENZYL BENZOATE)" (IMDG Code, 3.1.2.8)',
      );
    }
    const inGroup = named.filter((entry) => entry.packingGroup === packingGroup);
    if (inGroup.length === 0) {
      const groups = [...new Set(named.map((entry) => entry.packingGroup ?? 'null'))];
      return fail(
        'packingGroup',
        `must be ${groups.join(' or ')}, as the Dangerous Goods List has it for ${unNumber} ${properShippingName}`,
      );
    }
    // Nitric acid of packing group II has two entries: one with a subsidiary hazard, one without.
    const isGivenByRecord = inGroup.length > 1 || inGroup[0]?.subsidiaryHazards === undefined;
    const entry = inGroup.find(({ subsidiaryHazards: own = subsidiaryHazards }) =>
      isGivenByRecord ? own && own.join() === subsidiaryHazards?.join() : !subsidiaryHazards,
    );
    if (!entry) {
      return fail(
        'subsidiaryHazards',
        isGivenByRecord
          ? 'must list the classes, or [] for none: the Dangerous Goods List leaves them to a special provision or to the concentration'
          : 'must be left out: they are read from the Dangerous Goods List',
      );
    }
    return {
      ...entry,
      ...record,
      subsidiaryHazards: entry.subsidiaryHazards ?? subsidiaryHazards ?? [],
      /** Those on which a buyer or carrier must act. */
      specialProvisions: entry.specialProvisions.filter(describesProvision),
    };
  });

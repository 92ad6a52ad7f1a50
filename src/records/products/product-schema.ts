import { z } from 'zod';
import { ABSOLUTE_ZERO } from '../../chemistry/absolute-zero.ts';
import { isCasNumber, isEcNumber } from '../../chemistry/check-digits.ts';
import { isFormula } from '../../chemistry/formula-runs.ts';
import { incoterm } from './incoterms.ts';
import { netVolumeLitres, packagingOption, PHYSICAL_STATES } from './packaging.ts';
import { productDocument } from './product-documents.ts';
import { productHazards } from './product-hazards.ts';
import { productProperties } from './product-properties.ts';
import {
  checkImages,
  checkName,
  checkPackaging,
  checkSources,
  checkState,
  checkTariff,
  checkUnconfirmed,
} from './product-rules.ts';
import { productSlug } from './product-slug.ts';
import { productTransport } from './product-transport.ts';
import {
  confirmation,
  ONCE_FIELDS_ARE_VALID,
  onceValid,
  withoutSamples,
  sourced,
  unlessSample,
} from '../reading/sourced.ts';
import { reportIn } from '../reading/read-record.ts';
import { productFileName, sentence, text } from '../reading/texts.ts';

/** Names and numbers that identify the substance. The record's `source` names their source. */
const identity = z.strictObject({
  casNumber: z
    .string()
    .refine(isCasNumber, 'must be a CAS number such as 67-64-1 with a right check digit')
    .optional()
    .meta({
      title: 'CAS number',
      description:
        'CAS Registry Number, such as 67-64-1; its check digit is verified. Left out for a blend.',
    }),
  ecNumber: z
    .string()
    .refine(isEcNumber, 'must be an EC number such as 200-662-2 with a right check digit')
    .optional()
    .meta({
      title: 'EC number',
      description:
        'EC (EINECS) number, such as 200-662-2; its check digit is verified. Blends and polymers have none.',
    }),
  ecNumberOf: text.max(40).optional().meta({
    title: 'EC number is of',
    description:
      'The substance of the EC number, if it is not the product as sold: EINECS has no hydrates.',
  }),
  iupacName: text.optional().meta({ title: 'IUPAC name' }),
  contains: text.optional().meta({
    title: 'Contains',
    description:
      'Of a blend, the substances that its label must name (CLP, Article 18(3)(b)), such as "toluene, acetone".',
  }),
  stabiliser: text.max(40).optional().describe('As its label must say: "MEHQ, under air".'),
  formula: z
    .string()
    .refine(isFormula, 'must be a formula such as C3H6O, Ca(OH)2 or CuSO4·5H2O')
    .optional()
    .describe(
      'Molecular formula in plain characters, with crystal water after a raised dot: C6H8O7·H2O, Ca(OH)2. For a polymer, the repeating unit with n: (C2H4O)n. Left out for a blend.',
    ),
  smiles: z
    .string()
    .regex(/^[^\s]+$/, 'must be a SMILES without spaces')
    .optional()
    .meta({
      title: 'SMILES',
      description:
        'The structure, including crystal water. Left out for a blend, a polymer, or a drawing that would be too small to read.',
    }),
  molarMass: z
    .number()
    .positive()
    .optional()
    .describe(
      'Molar mass in g/mol. Without it, that of the structure is shown, with two decimals. A polymer has a mean one.',
    ),
  hsCode: z
    .string()
    .regex(/^\d{6}$/, 'must have six digits, such as 291411')
    .meta({
      title: 'HS code',
      description: 'Subheading of the Harmonized System 2022, six digits without dots.',
    }),
  itcHsCode: sourced(z.string().regex(/^\d{8}$/, 'must have eight digits, such as 29051220'))
    .optional()
    .meta({
      title: 'Indian tariff item',
      description:
        'Tariff item of India (ITC-HS), eight digits: those of the subheading, followed by 00 if it is not divided further. Indian export papers require it.',
    }),
});

/** Occupational exposure limits, such as "500 ppm (1,210 mg/m³)". */
const exposureLimit = z.strictObject({
  eightHours: text.meta({
    title: '8 hours',
    description: 'Time-weighted average of an 8-hour shift.',
  }),
  shortTerm: text
    .optional()
    .meta({ title: '15 minutes', description: 'If there is such a limit.' }),
  source: text.describe('The authority that set the limit, as printed beside it.'),
  ...confirmation,
});

/** A rule of a law or an authority, and its source. */
const rule = z.strictObject({
  text: sentence,
  source: text.meta({ title: 'Law or authority', description: 'With its number.' }),
  readOn: z.iso.date().optional().meta({
    title: 'Read on',
    description:
      'The day on which somebody last compared the rule with its source, YYYY-MM-DD. Compare it once a year.',
  }),
  ...confirmation,
});

const LIMIT = /^(\D+|(m(in|ax)\. )?[+−-]?\d[\d,.]*|[+−-]?\d[\d,.]* to [+−-]?\d[\d,.]*)$/;
/** An assay, or a share of the mass or volume, in percent. Other percentages, such as an elongation, may be large. */
const SHARE = /^(Assay|Purity).*: %|: % ([mvw])\/\2$/;
/** In percent. Superphosphoric acid and oleum have up to 118 %, as phosphoric or sulphuric acid. */
const SHARE_MAX = 120;

const specificationRow = z
  .strictObject({
    parameter: text.max(120),
    limit: text
      .max(40)
      .regex(LIMIT, 'must look like "min. 99.5", "max. 0.5" or "7.5 to 9.0"')
      .describe('The limit as printed, such as "max. 0.5", or in words when it has no figure.'),
    unit: text.max(20).nullable().describe('None for words or a pH.'),
    method: text.max(60).describe('Such as "GC" or "ASTM D1364".'),
  })
  .superRefine(({ parameter, limit, unit }, context) => {
    const report = reportIn(context);
    const figures =
      limit
        .replaceAll('−', '-')
        .replaceAll(',', '')
        .match(/[+-]?\d[\d.]*/g) ?? [];
    const [first = 0, last = first] = figures.map(Number);
    // Pharmacopoeias write a negative range by its magnitude: "-25 to -29".
    if (first > last && last >= 0) report(['limit'], 'must have the lower figure first');
    if (SHARE.test(`${parameter}: ${unit}`) && last > SHARE_MAX) {
      report(['limit'], `must be at most ${SHARE_MAX} %: correct the figure or its unit`);
    }
  }, ONCE_FIELDS_ARE_VALID);

/** A grade that can be ordered, with its specification. */
const grade = z.strictObject({
  name: text.max(60),
  specification: z
    .array(specificationRow)
    .min(1)
    .superRefine((rows, context) => {
      const names = rows.map(({ parameter, unit }) => `${parameter}, ${unit}`);
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        reportIn(context)([index, 'parameter'], 'must not occur twice with one unit');
      }
    }, ONCE_FIELDS_ARE_VALID)
    .describe('Rows of the specification; the assay comes first.'),
});

/** Routes of exposure, in the order of the data sheet. */
export const FIRST_AID_ROUTES = ['eyes', 'skin', 'inhalation', 'ingestion'] as const;
export type FirstAidRoute = (typeof FIRST_AID_ROUTES)[number];

/** First aid that one substance needs before (`first`) and after (`last`) the line for its hazards. */
const ownFirstAid = z.strictObject({
  first: sourced(sentence).optional().meta({ title: 'Before the usual line' }),
  last: sourced(sentence).optional().meta({
    title: 'After the usual line',
    description: 'A liquefied gas freezes the skin: say what to do.',
  }),
});

const storage = z.strictObject({
  conditions: z.array(sentence).min(1),
  temperatureLimits: z
    .strictObject({
      lowest: z
        .number()
        .gt(ABSOLUTE_ZERO)
        .nullable()
        .meta({ title: 'From (°C)', description: 'None without a lower limit.' }),
      highest: z
        .number()
        .gt(ABSOLUTE_ZERO)
        .nullable()
        .meta({ title: 'To (°C)', description: 'None without an upper limit.' }),
      reason: sentence.meta({ title: 'Why', description: 'The effect of other temperatures.' }),
    })
    .refine(({ lowest, highest }) => (lowest ?? -Infinity) < (highest ?? Infinity), {
      path: ['highest'],
      error: 'must be above the lower limit',
    })
    .nullable()
    .describe('None if ambient temperature is suitable.'),
});

/** A picture of the product. */
const image = z
  .strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.jpg$/, 'must be a picture (in the file: its name, without a folder)')
      .meta({
        title: 'Picture',
        description:
          "Labels in rendered pictures name their product, so no product may use another's.",
      }),
    alt: z.string().min(20, 'must say what is seen, in 20 to 160 characters').max(160).meta({
      title: 'What the picture shows',
      description: 'In 20 to 160 characters, without a full stop.',
    }),
    onCard: z.boolean().default(true).meta({
      title: 'On the card',
      description: 'If not, only the product’s page shows it.',
    }),
  })
  .meta({ use: 'card' });

export const productFields = z.strictObject({
  id: z.int().min(1).meta({
    title: 'Place in the catalogue',
    description: 'A number of its own; products are shown in ascending order.',
  }),
  published: z.boolean().default(true).meta({
    title: 'Shown',
    description:
      'A hidden product has no page, data sheet, place in the brochure or entry in the form, and may have mistakes.',
  }),
  name: z
    .string()
    .max(80)
    .regex(
      /^[A-Z0-9][A-Z0-9 ,.()/'+%-]*$/,
      'must be in capitals, such as ACETONE or 1,4-BUTANEDIOL',
    )
    .meta({
      title: 'Name in capitals',
      description: 'The address of its page, its record and its pictures are named after it.',
    }),
  displayName: text.meta({
    title: 'Name in texts',
    description: 'The same letters, as in a sentence, such as "Isopropyl alcohol (IPA)".',
  }),
  summary: sentence.max(180).describe('One sentence: what the product is and what it is used for.'),
  synonyms: z.array(text).describe('Other names that buyers search for, most common first.'),
  searchTerms: z.array(text).default([]).meta({
    title: 'Search terms',
    description:
      'Further names by which buyers search, which are not shown: of the trade, of other languages and scripts, such as toluin or टोल्यूईन.',
  }),
  mentions: z.array(productFileName).default([]).meta({
    title: 'Other products named',
    description:
      'Products that texts of this record may name besides its own, by the names of their files, such as acetic-acid for "acidity as acetic acid".',
  }),
  identity: identity.describe(
    'A blend has no CAS number, EC number and formula. Only forms of one substance may share them; their names differ in a figure or in a word such as SOLUTION or FLAKES.',
  ),
  physicalState: z.enum(PHYSICAL_STATES).meta({ group: 'Properties' }),
  appearance: text.meta({ group: 'Properties' }),
  properties: productProperties.meta({ group: 'Properties' }),
  hazards: productHazards.meta({ group: 'Hazards' }),
  transport: productTransport.nullable().meta({
    description: 'None if the product is not dangerous goods at sea.',
    group: 'Transport',
  }),
  exportControls: z.array(rule).default([]).meta({
    description: 'Controls on export, such as those on drug precursors.',
    group: 'Transport',
  }),
  indianRules: z.array(rule).default([]).meta({
    description: 'Rules of Indian law and standards for sales in India; shown on its page.',
    group: 'Transport',
  }),
  exposureLimits: z.array(exposureLimit).default([]).meta({
    description: 'Occupational exposure limits; empty if there are none.',
    group: 'Hazards',
  }),
  firstAid: z.partialRecord(z.enum(FIRST_AID_ROUTES), ownFirstAid).default({}).meta({
    description: 'First aid that this substance needs in addition to the lines for its hazards.',
    group: 'Hazards',
  }),
  description: sentence.describe('Two to four sentences on the substance.'),
  uses: z
    .array(z.strictObject({ industry: text, use: text }))
    .min(3)
    .describe(
      'The industries that buy it, such as "Coatings", and its use in each. Products with similar words are shown as related.',
    ),
  grades: sourced(
    z
      .array(grade)
      .min(1)
      .refine((grades) => new Set(grades.map(({ name }) => name)).size === grades.length, {
        error: 'must each have a name of its own',
      }),
  ).describe(
    'The data sheet shows grades side by side; up to three fit well. Rows of one parameter and unit are shared.',
  ),
  packaging: sourced(z.array(packagingOption).min(1)).describe(
    'Net volume and net tonnes in a container follow from these figures and the density.',
  ),
  storage: sourced(storage).meta({ group: 'Terms' }),
  shelfLife: sourced(
    z.strictObject({
      months: z.int().positive(),
      condition: text.describe('Its start, and the storage that it assumes.'),
    }),
  ).meta({ group: 'Terms' }),
  incoterms: sourced(z.array(incoterm).min(1)).meta({
    description:
      'FCA, CPT and CIP suit containers; FOB, CFR and CIF do not. The named place is the port of loading of the company.',
    group: 'Terms',
  }),
  minimumOrder: sourced(
    z.strictObject({
      export: text.meta({ title: 'For export', description: 'With surcharges of a part load.' }),
      india: text.meta({ title: 'In India' }),
    }),
  ).meta({ group: 'Terms' }),
  leadTime: sourced(text).meta({ group: 'Terms' }),
  availability: sourced(text)
    .optional()
    .meta({ description: 'Whether the product is in stock or made to order.', group: 'Terms' }),
  pallet: sourced(text)
    .optional()
    .meta({ description: 'Size, material and treatment of the pallet.', group: 'Terms' }),
  origin: unlessSample(z.strictObject({ maker: text, country: text }))
    .optional()
    .meta({
      description:
        'Manufacturer and country of origin. Customs and many buyers ask for both. Not shown while it is an example.',
      group: 'Terms',
    }),
  reach: unlessSample(text).optional().meta({
    title: 'REACH status',
    description:
      'Who has registered the substance for the European Union, or why nobody must. Not shown while it is an example.',
    group: 'Terms',
  }),
  approvals: withoutSamples(z.strictObject({ name: text, number: text }))
    .default([])
    .meta({
      description:
        'Registrations and certificates, such as REACH, Halal, Kosher or FSSAI. Examples are not shown.',
      group: 'Terms',
    }),
  food: withoutSamples(z.strictObject({ term: text, value: text }))
    .default([])
    .describe(
      'Statements on the food grade, such as Allergens, GMO, BSE/TSE, Microbiology, Halal, Kosher; beside the grades and on the sheet. Examples are not shown.',
    ),
  dataSheet: sourced(
    z.strictObject({
      number: z
        .string()
        .regex(/^[A-Z]{1,6}-DS-\d{3,6}$/, 'must look like NAV-DS-002')
        .describe('The number printed on the sheet.'),
      revision: z.int().min(1),
      revisedOn: z.iso
        .date()
        .meta({ title: 'Revised on', description: 'The day that the sheet prints.' }),
    }),
  ).meta({
    description:
      'After a change that the sheet prints, raise the revision by one and set its date.',
    group: 'Terms',
  }),
  documents: z.array(productDocument).default([]).meta({
    description: 'Safety data sheets and specimen certificates on its page.',
    group: 'Documents',
  }),
  images: z
    .array(image)
    .refine((images) => images.some(({ onCard }) => onCard), 'must have a picture for the card')
    .meta({
      title: 'Pictures',
      description:
        'In the order of the carousels on its card and its page. Photographs replace rendered pictures one by one.',
      group: 'Pictures',
    }),
  source: text.meta({
    title: 'Sources',
    description:
      'Of identity, properties, hazards, transport and HS code, as the data sheet prints them.',
  }),
  /** The fields of a copied product that are as in its model, such as `identity.hsCode`, until each is confirmed. */
  toConfirm: z.array(text).default([]).meta({ isHidden: true }),
});

/** Statements of the aquatic environment that make a marine pollutant (IMDG Code, 2.9.3 and 2.10). */
const MARINE_POLLUTANT = /^H4(00|10|11)$/;

/**
 * A product: `content/products/<slug>.yaml`. Used by the card, the page, the data sheet, the brochure and the labels.
 * `source` names the sources of chemistry, hazards and transport. Decisions of the supplier (grades, packaging, terms)
 * are wrapped by `sourced`.
 */
export const productSchema = productFields
  .superRefine(checkUnconfirmed, onceValid('published', 'toConfirm'))
  .superRefine(checkName, onceValid('displayName', 'name'))
  .superRefine(checkImages, onceValid('images', 'name'))
  .superRefine(checkTariff, onceValid('identity'))
  .superRefine(checkState, onceValid('physicalState', 'properties'))
  .superRefine(checkSources, onceValid('properties', 'source'))
  .superRefine(
    checkPackaging,
    onceValid('hazards', 'identity', 'packaging', 'physicalState', 'properties', 'transport'),
  )
  .transform((product) => ({
    ...product,
    /** The name in file names and URLs. */
    slug: productSlug(product.name),
    transport: product.transport && {
      ...product.transport,
      isMarinePollutant:
        product.transport.isMarinePollutant ||
        product.hazards.hazardStatements.some((code) => MARINE_POLLUTANT.test(code)),
    },
    packaging: product.packaging.map((option) => ({
      ...option,
      /** Volume of a unit's contents at 20 °C in whole litres; null for solids and gases. */
      netVolumeLitres: netVolumeLitres(option, product),
    })),
  }));

export type Product = z.infer<typeof productSchema>;

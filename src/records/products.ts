import { z } from 'zod';
import { isCasNumber, isEcNumber } from '../chemistry/check-digits.ts';
import {
  HAZARD_STATEMENT_CODES,
  pictogramsFor,
  signalWordFor,
} from '../chemistry/hazard-statements.ts';
import { PICTOGRAM_CODES } from '../chemistry/pictograms.ts';
import { lacksOrgans } from '../chemistry/target-organs.ts';
import { FURTHER_PROPERTIES, furtherProperties } from './further-properties.ts';
import { incoterm, suitsContainers } from './incoterms.ts';
import { netVolumeLitres, packagingFault, packagingOption } from './packaging.ts';
import type { PagePicture } from './pictures.ts';
import { sourced } from './sourced.ts';
import { ContentError, contentProblem, listRecordFiles, readRecord } from './read-record.ts';
import { alike, sentence, text } from './texts.ts';

/** Where the pictures named by `images` lie, below `images/`. */
const PICTURE_FOLDER = 'products';

/** The part of the site under which the data sheets are served. */
export const DATA_SHEET_FOLDER = '/data-sheets';

/** A product's name as file names and addresses write it: "MELAMINE (X)" becomes "melamine-x". */
export function productSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Specification `ServicePara1`: the address of a product's data sheet, from the site's root. */
export function dataSheetPath({ slug }: { slug: string }): string {
  return `${DATA_SHEET_FOLDER}/${slug}-data-sheet.pdf`;
}

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

/** Names and numbers by which the substance is known. Source: the record's `source`. */
const identity = z.strictObject({
  /** CAS Registry Number, such as 67-64-1; its check digit is verified. */
  casNumber: z
    .string()
    .refine(isCasNumber, 'must be a CAS number such as 67-64-1 with a right check digit'),
  /** EC (EINECS) number, such as 200-662-2; its check digit is verified. */
  ecNumber: z
    .string()
    .refine(isEcNumber, 'must be an EC number such as 200-662-2 with a right check digit'),
  /** Systematic name of IUPAC. */
  iupacName: text,
  /** Molecular formula in plain characters, crystal water after a raised dot: C6H8O7·H2O. */
  formula: z
    .string()
    .regex(/^([A-Z][a-z]?\d*)+(·\d*([A-Z][a-z]?\d*)+)?$/, 'must be a formula such as C3H6O'),
  /** Structure as SMILES, crystal water included. */
  smiles: z.string().regex(/^[^\s]+$/, 'must be a SMILES without spaces'),
  /** Molar mass in g/mol, crystal water included. */
  molarMass: z.number().positive(),
  /** Subheading of the Harmonized System 2022, six digits without dots. */
  hsCode: z.string().regex(/^\d{6}$/, 'must have six digits in quotes, such as "291411"'),
  /**
   * Tariff item of India (ITC-HS), eight digits, where the subheading is divided further; left out
   * where it is not, as the last two digits are 00 then. Export papers of India ask for it.
   */
  itcHsCode: sourced(
    z.string().regex(/^\d{8}$/, 'must have eight digits in quotes, such as "29051220"'),
  ).optional(),
});

/** Typical physical properties; not a specification of what is delivered. */
const properties = z.strictObject({
  /** At 101.3 kPa unless the condition says otherwise. */
  meltingPoint: temperature,
  /** At 101.3 kPa unless the condition says otherwise. */
  boilingPoint: temperature,
  /** The condition says which phase and which temperature. */
  density: property('g/cm³'),
  flashPoint: temperature,
  ...furtherProperties,
});

/** Reports what is wrong with a field in sight of its record. */
const sayIn = (context: z.RefinementCtx) => (path: (string | number)[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** A hazard statement with a text in `src/chemistry/hazard-statements.ts`. */
const statementCode = z.string().refine((code) => HAZARD_STATEMENT_CODES.includes(code), {
  error: (issue) =>
    `"${String(issue.input)}" is no code such as H225 that src/chemistry/hazard-statements.ts knows; correct it, or add its official text there`,
});

/** "STOT SE 3; H335: C ≥ 1.0%": a limit without an upper end holds for the undiluted substance too. */
const OPEN_ENDED_LIMIT = /; (H\d{3}[A-Za-z]*): C ≥/;

/** Classification and labelling of the substance as such, in the European Union. */
const hazards = z
  .strictObject({
    /** Who classified it so, such as "CLP Annex VI, harmonised (up to ATP 23)". */
    classificationSource: text,
    /** GHS codes in ascending order; names and text alternatives are in `src/chemistry/pictograms.ts`. */
    pictograms: z.array(z.enum(PICTOGRAM_CODES)),
    /** Null where the label carries none. */
    signalWord: z.enum(['Danger', 'Warning']).nullable(),
    /** Codes of the label's hazard statements; their texts are in `src/chemistry/hazard-statements.ts`. */
    hazardStatements: z.array(statementCode.startsWith('H', 'must be a code such as H225')),
    /** Codes of the supplemental statements of the European Union. */
    supplementalStatements: z.array(
      statementCode.startsWith('EUH', 'must be a code such as EUH066'),
    ),
    /**
     * Hazard classes as the source prints them, organs and route of H370 to H373 in brackets;
     * `*` marks are explained in `src/chemistry/classification-marks.ts`.
     */
    classification: z.array(text),
    /** Limits above which a mixture takes over the classification, as the source prints them. */
    specificConcentrationLimits: z.array(text),
    /** What a buyer must know beside the classification, such as a place on a list of substances. */
    notes: z.array(sentence),
  })
  .superRefine((label, context) => {
    const say = sayIn(context);
    const codes = label.hazardStatements;
    if (!codes.every((code) => HAZARD_STATEMENT_CODES.includes(code))) return;
    const signalWord = signalWordFor(codes);
    if (label.signalWord !== signalWord) {
      say(['signalWord'], `must be ${signalWord ?? 'null'}, which the hazard statements demand`);
    }
    for (const code of codes.filter((statement) => lacksOrgans(statement, label.classification))) {
      say(
        ['classification'],
        `must name the organs of ${code}, as in "STOT RE 2: H373 (urinary tract)", or bear the mark ** of a harmonised entry that names none`,
      );
    }
    for (const limit of label.specificConcentrationLimits) {
      const [, code = ''] = OPEN_ENDED_LIMIT.exec(limit) ?? [];
      if (code === '' || codes.includes(code)) continue;
      if (label.notes.some((note) => note.includes(code))) continue;
      say(
        ['notes'],
        `must say why ${code} has the limit "${limit}" and is not among the hazard statements`,
      );
    }
    const pictograms = pictogramsFor(codes);
    if (label.pictograms.join() !== pictograms.join()) {
      say(['pictograms'], `must be [${pictograms.join(', ')}], which the hazard statements demand`);
    }
  });

/** The entry of the IMDG Code (Amendment 42-24) under which the product is shipped. */
const transport = z.strictObject({
  /** Four digits after "UN" without a space, as the Dangerous Goods List is searched. */
  unNumber: z.string().regex(/^UN\d{4}$/, 'must look like UN1090'),
  /**
   * In capitals as the Dangerous Goods List prints it. Where the entry offers several names
   * joined by "or", the one that fits, alone (IMDG Code, 3.1.2.2).
   */
  properShippingName: text.refine(
    // "sec", "tert" and single letters as in n-PROPANOL are parts of names (3.1.2.1).
    (name) => !/[a-z]{2}/.test(name.replaceAll(/\b(sec|tert)\b/g, '')),
    'must be one name in capitals: of several joined by "or", the one that fits, without what the list prints in small letters',
  ),
  /** Primary class or division, such as "3" or "6.1". */
  imdgClass: z.string().regex(/^[1-9](\.\d)?$/, 'must be a class in quotes, such as "3" or "6.1"'),
  /** Classes or divisions of the subsidiary hazards. */
  subsidiaryHazards: z.array(
    z.string().regex(/^[1-9](\.\d)?$/, 'must be a class in quotes, such as "3"'),
  ),
  packingGroup: z.enum(['I', 'II', 'III']),
  /** Emergency schedules for fire and spillage. */
  ems: z.string().regex(/^F-[A-J], S-[A-Z]$/, 'must look like "F-E, S-D"'),
  marinePollutant: z.boolean(),
  /**
   * Special provisions (column 6) that a buyer or carrier must act on, such as 386; what each says
   * is in `content/data-sheets.yaml`.
   */
  specialProvisions: z.array(z.int().positive()).default([]),
  /** Stowage and handling (column 16a). */
  stowage: z
    .strictObject({
      /** A to E. */
      category: z.enum(['A', 'B', 'C', 'D', 'E']),
      /** Handling codes such as SW1; what each says is in `content/data-sheets.yaml`. */
      codes: z.array(z.string().regex(/^(SW|H)\d+$/, 'must be a code such as SW1')),
    })
    .optional(),
  /** Segregation groups (column 16b and 3.1.4.4), such as SGG1; named in `content/data-sheets.yaml`. */
  segregationGroups: z
    .array(z.string().regex(/^SGG\d+a?$/, 'must be a group such as SGG1'))
    .default([]),
});

/** What the papers of an export need beyond the usual, and which law says so. */
const exportControl = z.strictObject({
  text: sentence,
  /** The law or convention, with its number. */
  source: text,
});

const LIMIT = /^(\D+|(m(in|ax)\. )?[+−-]?\d[\d,.]*|[+−-]?\d[\d,.]* to [+−-]?\d[\d,.]*)$/;

/** A grade that can be ordered and what it is held to. */
const grade = z.strictObject({
  name: text,
  /** Rows of the specification, assay first. */
  specification: z
    .array(
      z.strictObject({
        parameter: text,
        /** The limit as printed, such as "max. 0.5"; in words where it has no figure. */
        limit: text.regex(LIMIT, 'must look like "min. 99.5", "max. 0.5" or "7.5 to 9.0"'),
        /** Null where the limit has no unit. */
        unit: text.nullable(),
        /** Test method, such as "GC" or "ASTM D1364". */
        method: text,
      }),
    )
    .min(1),
});

const haveOwnNames = (grades: readonly { name: string }[]) =>
  new Set(grades.map(({ name }) => name)).size === grades.length;

/** The ways in which a substance reaches a person, in the order of the data sheet. */
export const FIRST_AID_ROUTES = ['eyes', 'skin', 'inhalation', 'ingestion'] as const;
export type FirstAidRoute = (typeof FIRST_AID_ROUTES)[number];

const storage = z.strictObject({
  conditions: z.array(sentence).min(1),
  /** Limits of the store's temperature in °C; null where ordinary ambient temperature will do. */
  temperatureLimits: z
    .strictObject({
      /** Lowest in °C; null where only the upper limit matters. */
      lowest: z.number().nullable(),
      /** Highest in °C; null where only the lower limit matters. */
      highest: z.number().nullable(),
      /** What happens outside of the limits. */
      reason: sentence,
    })
    .nullable(),
});

/** Papers of a product beside the data sheet, which the build typesets. */
export const DOCUMENT_KINDS = ['safety-data-sheet', 'certificate-of-analysis'] as const;

/** Where the documents named by `documents` lie, relative to the project's root. */
export const DOCUMENT_SOURCE_FOLDER = 'content/documents';

/** The part of the site under which they are served. */
export const DOCUMENT_FOLDER = '/documents';

/** Public path of a document that a record names. */
export function documentPath({ file }: { file: string }): string {
  return `${DOCUMENT_FOLDER}/${file}`;
}

/** A paper that the company has; none is invented. */
const productDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** ISO 639-1, such as "en". */
  language: z.string().regex(/^[a-z]{2}$/, 'must be a language of two letters, such as en'),
  /** As printed on it, such as "3.1". */
  edition: text,
  /** The day of the edition, YYYY-MM-DD. */
  issuedOn: z.iso.date(),
  /** The file's name in `content/documents/`. */
  file: z.string().regex(/^[a-z0-9-]+\.pdf$/, 'must be a lower-case .pdf file name'),
});

/** One picture of the product: an entry of the specification's `imgData`. */
const image = z.strictObject({
  /** Specification `productImg`: the file's name in `images/products/`; it begins with the product's slug. */
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.jpg$/, 'must be a lower-case .jpg file name without a folder'),
  /** What is seen, for those who do not see it; no full stop needed. */
  alt: z.string().min(20, 'must say what is seen, in 20 to 160 characters').max(160),
});

/**
 * One product: `content/products/<slug>.yaml`. The card, the data sheet, the
 * brochure, the picture labels and the structured data all read it. Chemistry,
 * hazards and transport come from what `source` names; what a supplier decides
 * (grades, packaging, terms) is wrapped by `sourced`.
 */
export const productSchema = z
  .strictObject({
    /**
     * Specification `id`: the place in the catalogue, the lowest first. Each has its own; one that
     * is missing matters to nobody, so that no other changes when a product goes.
     */
    id: z.int().min(1),
    /** Specification `ServiceName`, in capitals as specified. */
    name: z.string().regex(/^[A-Z][A-Z0-9 ,()-]*$/, 'must be in capitals, such as ACETONE'),
    /** The name in file names and addresses; also names the data sheet (specification `ServicePara1`). */
    slug: text,
    /** The name in running text: the same letters as `name`, such as "Isopropyl alcohol (IPA)". */
    displayName: text,
    /** One sentence that says what it is and what it is for. */
    summary: sentence.max(180),
    /** Other names under which buyers look for it, the usual ones first. */
    synonyms: z.array(text),
    identity,
    /** Phase at 20 °C, as sold. */
    physicalState: z.enum(['liquid', 'solid']),
    /** What it looks like as sold. */
    appearance: text,
    properties,
    hazards,
    /** Null: not regulated as dangerous goods for sea transport. */
    transport: transport.nullable(),
    /** Controls that export papers must meet, such as those on drug precursors. */
    exportControls: z.array(exportControl).default([]),
    /** First aid that this substance needs after what its hazards call for; printed after that. */
    firstAid: alike(FIRST_AID_ROUTES, sourced(sentence).optional()).default({}),
    /** Two to four sentences on the substance. */
    description: sentence,
    uses: z
      .array(
        z.strictObject({
          /** The trade that buys it, such as "Coatings". */
          industry: text,
          /** What the trade does with it. */
          use: text,
        }),
      )
      .min(3),
    grades: sourced(z.array(grade).min(1).refine(haveOwnNames, 'must each have a name of its own')),
    packaging: sourced(z.array(packagingOption).min(1)),
    storage: sourced(storage),
    shelfLife: sourced(
      z.strictObject({
        months: z.int().positive(),
        /** What it counts from and on what it depends. */
        condition: text,
      }),
    ),
    /** Incoterms 2020 under which it is offered; `incotermsWithPlaces` adds the named places. */
    incoterms: sourced(
      z
        .array(incoterm)
        .min(1)
        .refine(suitsContainers, 'must have FCA, CPT or CIP: all packaging goes in containers'),
    ),
    minimumOrder: sourced(text),
    leadTime: sourced(text),
    dataSheet: sourced(
      z.strictObject({
        /** The number printed on the sheet. */
        number: z.string().regex(/^[A-Z]+-DS-\d{3,}$/, 'must look like NAV-DS-002'),
        revision: z.int().min(1),
        /** The day of the revision, YYYY-MM-DD. */
        revisedOn: z.iso.date(),
      }),
    ),
    /** Safety data sheets and specimen certificates that its page offers; left out: none. */
    documents: z.array(productDocument).default([]),
    /** Specification `imgData`: the pictures of the card's carousel, the first one first. */
    images: z.array(image).min(1),
    /** Where identity, properties, hazards, transport and HS code come from. */
    source: text,
  })
  .superRefine((product, context) => {
    const say = sayIn(context);
    const expected = productSlug(product.name);
    if (product.slug !== expected) {
      say(['slug'], `must be "${expected}", which follows from the name`);
    }
    if (product.displayName.toUpperCase() !== product.name) {
      say(['displayName'], `must be the name "${product.name}" in ordinary letters`);
    }
    product.images.forEach(({ file }, index) => {
      if (!file.startsWith(`${expected}-`)) {
        say(
          ['images', index, 'file'],
          `must begin with "${expected}-", so that a picture is known by its product`,
        );
      }
    });
    const { itcHsCode, hsCode } = product.identity;
    if (itcHsCode !== undefined && !itcHsCode.startsWith(hsCode)) {
      say(['identity', 'itcHsCode', 'value'], `must begin with the HS code ${hsCode}`);
    }
    const { meltingPoint, boilingPoint } = product.properties;
    const isTurned =
      meltingPoint.kind === 'measured' &&
      boilingPoint.kind === 'measured' &&
      meltingPoint.value >= boilingPoint.value;
    if (isTurned) say(['properties', 'boilingPoint', 'value'], 'must be above the melting point');
    for (const name of FURTHER_PROPERTIES) {
      const property = product.properties[name];
      if (!property || product.source.includes(property.source)) continue;
      say(
        ['properties', name, 'source'],
        `"${property.source}" must stand in the record's own "source", which is printed`,
      );
    }
    product.packaging.forEach((option, index) => {
      const fault = packagingFault(option, product);
      if (!fault) return;
      say(['packaging', 'value', index, fault.field], fault.message);
    });
  })
  .transform((product) => ({
    ...product,
    packaging: product.packaging.map((option) => ({
      ...option,
      /** Net volume of one unit at 20 °C in whole litres; null for solids. */
      netVolumeLitres: netVolumeLitres(option, product),
    })),
  }));

export type Product = z.infer<typeof productSchema>;
export type ProductProperty =
  Product['properties']['meltingPoint'] | Product['properties']['density'];
export type ProductTransport = NonNullable<Product['transport']>;
export type ProductGrade = Product['grades'][number];

/** A picture of a product's record as its card shows it. */
export function productPicture({ file, alt }: Product['images'][number]): PagePicture {
  return { file: `${PICTURE_FOLDER}/${file}`, alt, use: 'card' };
}

/** The folder of the product records within `content/`. */
export const PRODUCT_RECORD_FOLDER = 'products';

/** A product and the file from which it was read, relative to `content/`. */
export interface ProductFile {
  file: string;
  product: Product;
}

/** What a build has read: each product's page asks for all, and thousands of pages would take hours. */
let builtProducts: Product[] | undefined;

/**
 * The products in catalogue order (by id). Throws a ContentError when a record is wrong or
 * misnamed, or when two share an id, a name, a data sheet number or a picture. Looks for changed
 * records only while the site is developed.
 */
export function products(): Product[] {
  if (builtProducts) return builtProducts;
  const found = arrangeProducts(
    listRecordFiles(`${PRODUCT_RECORD_FOLDER}/*.yaml`).map((file) => ({
      file,
      product: readRecord(file, productSchema),
    })),
  );
  if (process.env['NODE_ENV'] === 'production') builtProducts = found;
  return found;
}

/** One product by its slug. Throws a ContentError when there is none. */
export function product(slug: string): Product {
  const product = products().find((candidate) => candidate.slug === slug);
  if (product) return product;
  throw new ContentError(
    `There is no product "${slug}". Add content/products/${slug}.yaml, or correct the slug.`,
  );
}

/** Sorts records by id and checks what no record can know alone; reports all of it at once. */
export function arrangeProducts(records: readonly ProductFile[]): Product[] {
  if (records.length === 0) {
    throw new ContentError(
      'content/products has no record. The catalogue needs at least one product.',
    );
  }
  const problems: string[] = [];
  const firstFileWith = new Map<string, string>();
  for (const { file, product } of records) {
    const expected = `${PRODUCT_RECORD_FOLDER}/${product.slug}.yaml`;
    if (file !== expected) {
      const say = `belongs in content/${expected}: rename the file, or correct the slug`;
      problems.push(contentProblem(file, ['slug'], say));
    }
    for (const [field, value] of ownFields(product)) {
      const what = `${field[0]} ${value}`;
      const earlier = firstFileWith.get(what);
      if (earlier === undefined) firstFileWith.set(what, file);
      else {
        const say = `must be its own, and not that of content/${earlier}`;
        problems.push(contentProblem(file, field, say));
      }
    }
  }
  if (problems.length > 0) throw new ContentError(...problems);
  return records
    .toSorted((first, second) => first.product.id - second.product.id)
    .map(({ product }) => product);
}

/** What no two records may share, by the field. */
function ownFields({ id, slug, dataSheet, images }: Product) {
  return [
    [['id'], id],
    [['slug'], slug],
    [['dataSheet', 'value', 'number'], dataSheet.number],
    ...images.map(({ file }, index) => [['images', index, 'file'], file] as const),
  ] as const;
}

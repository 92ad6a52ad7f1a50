import { z } from 'zod';
import { isCasNumber, isEcNumber } from '../../chemistry/check-digits.ts';
import { isFormula } from '../../chemistry/formula-runs.ts';
import { incoterm, suitsContainers } from './incoterms.ts';
import {
  densityFault,
  netVolumeLitres,
  packagingFault,
  packagingOption,
  PHYSICAL_STATES,
} from './packaging.ts';
import type { PagePicture } from '../pictures.ts';
import { productDocument } from './product-documents.ts';
import { productHazards } from './product-hazards.ts';
import { FURTHER_PROPERTIES, productProperties } from './product-properties.ts';
import { productTransport } from './product-transport.ts';
import {
  confirmation,
  realOnes,
  sourced,
  unlessSample,
  withoutConfirmation,
} from '../reading/sourced.ts';
import {
  ContentError,
  contentProblem,
  listRecordFiles,
  readRecord,
  reportIn,
} from '../reading/read-record.ts';
import { sentence, text } from '../reading/texts.ts';

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

/** Names and numbers by which the substance is known. Source: the record's `source`. */
const identity = z.strictObject({
  /** CAS Registry Number, such as 67-64-1; its check digit is verified. Left out for a blend. */
  casNumber: z
    .string()
    .refine(isCasNumber, 'must be a CAS number such as 67-64-1 with a right check digit')
    .optional(),
  /** EC (EINECS) number, such as 200-662-2; its check digit is verified. Blends and polymers have none. */
  ecNumber: z
    .string()
    .refine(isEcNumber, 'must be an EC number such as 200-662-2 with a right check digit')
    .optional(),
  /** What the EC number is of, where that is not the product as sold: EINECS has no hydrates. */
  ecNumberOf: text.optional(),
  /** Systematic name of IUPAC, of a substance that has one. */
  iupacName: text.optional(),
  /**
   * Molecular formula in plain characters, crystal water after a raised dot: C6H8O7·H2O, Ca(OH)2;
   * the repeating unit of a polymer with n: (C2H4O)n. Left out for a blend.
   */
  formula: z
    .string()
    .refine(isFormula, 'must be a formula such as C3H6O, Ca(OH)2 or CuSO4·5H2O')
    .optional(),
  /** Structure as SMILES, crystal water included. Left out for what is no single substance. */
  smiles: z
    .string()
    .regex(/^[^\s]+$/, 'must be a SMILES without spaces')
    .optional(),
  /** Molar mass in g/mol, where it does not follow from the structure: the mean one of a polymer. */
  molarMass: z.number().positive().optional(),
  /** Subheading of the Harmonized System 2022, six digits without dots. */
  hsCode: z.string().regex(/^\d{6}$/, 'must have six digits in quotes, such as "291411"'),
  /**
   * Tariff item of India (ITC-HS), eight digits: those of the subheading and 00 where it is not
   * divided further. Export papers of India ask for it.
   */
  itcHsCode: sourced(
    z.string().regex(/^\d{8}$/, 'must have eight digits in quotes, such as "29051220"'),
  ).optional(),
});

/** Who makes it and where: customs, and many buyers, ask for both. */
const origin = z.strictObject({ maker: text, country: text });

/** A registration or certificate of one product, such as REACH, Halal, Kosher or FSSAI. */
const approval = z.strictObject({
  name: text,
  /** Its number, as it is printed. */
  number: text,
});

/** Limits of the air at work, such as "500 ppm (1,210 mg/m³)". */
const exposureLimit = z
  .strictObject({
    /** Mean of a shift. */
    eightHours: text,
    /** For 15 minutes, unless it says otherwise. */
    shortTerm: text.optional(),
    /** Whose limit it is, as printed beside it. */
    source: text,
    ...confirmation,
  })
  .transform(withoutConfirmation);

/** What a law or an authority says, and which. */
const rule = z
  .strictObject({
    text: sentence,
    /** The law or convention, with its number. */
    source: text,
    ...confirmation,
  })
  .transform(withoutConfirmation);

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

/** First aid of one substance for one way of exposure. */
const ownFirstAid = z.strictObject({
  /** What comes before all else, such as brushing off what water would heat. */
  first: sourced(sentence).optional(),
  /** What comes after the lines for its hazards. */
  last: sourced(sentence).optional(),
});

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
    /** Specification `id`: the place in the catalogue, the lowest first. Each has its own; numbers may be missing. */
    id: z.int().min(1),
    /** False hides it everywhere: pages, data sheets, brochure, form, sitemap. */
    published: z.boolean().default(true),
    /** Specification `ServiceName`, in capitals as specified. */
    name: z
      .string()
      .regex(
        /^[A-Z0-9][A-Z0-9 ,.()/'+-]*$/,
        'must be in capitals, such as ACETONE or 1,4-BUTANEDIOL',
      ),
    /** The name in file names and addresses; may be left out, as it follows from the name. */
    slug: text.optional(),
    /** The name in running text: the same letters as `name`, such as "Isopropyl alcohol (IPA)". */
    displayName: text,
    /** One sentence that says what it is and what it is for. */
    summary: sentence.max(180),
    /** Other names under which buyers look for it, the usual ones first. */
    synonyms: z.array(text),
    identity,
    /** Phase at 20 °C, as sold. */
    physicalState: z.enum(PHYSICAL_STATES),
    /** What it looks like as sold. */
    appearance: text,
    properties: productProperties,
    hazards: productHazards,
    /** Null: not regulated as dangerous goods for sea transport. */
    transport: productTransport.nullable(),
    /** Controls that export papers must meet, such as those on drug precursors. */
    exportControls: z.array(rule).default([]),
    /** What Indian law and standards say of its sale there; on its page. */
    indianRules: z.array(rule).default([]),
    /** Limits of the air at work; none where none is set. */
    exposureLimits: z.array(exposureLimit).default([]),
    /** First aid that this substance needs beside what its hazards call for. */
    firstAid: z.partialRecord(z.enum(FIRST_AID_ROUTES), ownFirstAid).default({}),
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
    /** Whether it is held in stock or made to order. */
    availability: sourced(text).optional(),
    /** Size, material and treatment of the pallet. */
    pallet: sourced(text).optional(),
    /** Shown once it is not a sample. */
    origin: unlessSample(origin).optional(),
    /** Shown, each of them, once it is not a sample. */
    approvals: realOnes(approval).default([]),
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
    const report = reportIn(context);
    const expected = productSlug(product.name);
    if (product.slug !== undefined && product.slug !== expected) {
      report(['slug'], `must be "${expected}", which follows from the name`);
    }
    if (product.displayName.toUpperCase() !== product.name) {
      report(['displayName'], `must be the name "${product.name}" in ordinary letters`);
    }
    product.images.forEach(({ file }, index) => {
      if (!file.startsWith(`${expected}-`)) {
        report(
          ['images', index, 'file'],
          `must begin with "${expected}-", so that a picture is known by its product`,
        );
      }
    });
    const { itcHsCode, hsCode } = product.identity;
    if (itcHsCode !== undefined && !itcHsCode.startsWith(hsCode)) {
      report(['identity', 'itcHsCode', 'value'], `must begin with the HS code ${hsCode}`);
    }
    const { meltingPoint, boilingPoint } = product.properties;
    const isTurned =
      meltingPoint.kind === 'measured' &&
      boilingPoint?.kind === 'measured' &&
      meltingPoint.value >= boilingPoint.value;
    if (isTurned)
      report(['properties', 'boilingPoint', 'value'], 'must be above the melting point');
    for (const name of FURTHER_PROPERTIES) {
      const property = product.properties[name];
      if (!property || !('source' in property) || product.source.includes(property.source))
        continue;
      report(
        ['properties', name, 'source'],
        `"${property.source}" must stand in the record's own "source", which is printed`,
      );
    }
    const wrongDensity = densityFault(product);
    if (wrongDensity) {
      report(['properties', 'density', 'value'], wrongDensity);
      return;
    }
    product.packaging.forEach((option, index) => {
      const fault = packagingFault(option, product);
      if (!fault) return;
      report(['packaging', 'value', index, fault.field], fault.message);
    });
  })
  .transform((product) => ({
    ...product,
    slug: productSlug(product.name),
    packaging: product.packaging.map((option) => ({
      ...option,
      /** Net volume of one unit at 20 °C in whole litres; null for solids. */
      netVolumeLitres: netVolumeLitres(option, product),
    })),
  }));

export type Product = z.infer<typeof productSchema>;
export type ProductGrade = Product['grades'][number];

/** A picture of a product's record as its card shows it. */
export function productPicture({ file, alt }: Product['images'][number]): PagePicture {
  return { file: `${PICTURE_FOLDER}/${file}`, alt, use: 'card' };
}

/** The folder of the product records within `content/`. */
export const PRODUCT_RECORD_FOLDER = 'products';

/** A product and the file from which it was read, relative to `content/`. */
export type ProductFile = { file: string; product: Product };

/** What a build has read: each product's page asks for all, and thousands of pages would take hours. */
let builtProducts: Product[] | undefined;

/**
 * The published products in catalogue order (by id). Throws a ContentError when a record is wrong or
 * misnamed, when two share what each must have for itself, or when none is published. Looks for
 * changed records only while the site is developed.
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

/**
 * The products of some slugs, in their order. In place of one that is hidden or removed stands
 * another product of the catalogue, as far as there are any.
 */
export function keyProducts(slugs: readonly string[], catalogue = products()): Product[] {
  const chosen = slugs.flatMap((slug) => catalogue.find((product) => product.slug === slug) ?? []);
  const others = catalogue.filter((product) => !chosen.includes(product));
  return [...chosen, ...others].slice(0, slugs.length);
}

/** One product by its slug. Throws a ContentError when there is none. */
export function product(slug: string): Product {
  const product = products().find((candidate) => candidate.slug === slug);
  if (product) return product;
  throw new ContentError(
    `There is no product "${slug}". Add content/products/${slug}.yaml, or correct the slug.`,
  );
}

/**
 * The published products of some records, sorted by id. Throws a ContentError with all that is wrong
 * between the records, hidden ones included.
 */
export function arrangeProducts(records: readonly ProductFile[]): Product[] {
  if (!records.some(({ product }) => product.published)) {
    throw new ContentError(
      'content/products has no published record. The catalogue needs at least one product.',
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
      const what = `${field.filter((part) => typeof part === 'string').join('.')} ${String(value)}`;
      const earlier = firstFileWith.get(what);
      if (earlier === undefined) firstFileWith.set(what, file);
      else {
        const say = `must differ from that of content/${earlier}: correct the one that is wrong`;
        problems.push(contentProblem(file, field, say));
      }
    }
  }
  if (problems.length > 0) throw new ContentError(...problems);
  return records
    .map(({ product }) => product)
    .filter(({ published }) => published)
    .toSorted((first, second) => first.id - second.id);
}

/** What no two records may share, by the field; what a record leaves out is shared with none. */
function ownFields(product: Product) {
  const { id, slug, identity, synonyms, dataSheet, description, images, summary } = product;
  const { casNumber, ecNumber, ecNumberOf, smiles } = identity;
  const fields: [field: (string | number)[], value: unknown][] = [
    [['id'], id],
    [['slug'], slug],
    [['identity', 'casNumber'], casNumber],
    // A hydrate may have the number of the anhydrous substance.
    [['identity', 'ecNumber'], ecNumberOf === undefined ? ecNumber : undefined],
    [['identity', 'smiles'], smiles],
    ...synonyms.map((name, index): [(string | number)[], string] => [['synonyms', index], name]),
    [['summary'], summary],
    [['description'], description],
    [['dataSheet', 'value', 'number'], dataSheet.number],
    ...images.flatMap(({ file, alt }, index): [(string | number)[], string][] => [
      [['images', index, 'file'], file],
      [['images', index, 'alt'], alt],
    ]),
  ];
  return fields.filter(([, value]) => value !== undefined);
}

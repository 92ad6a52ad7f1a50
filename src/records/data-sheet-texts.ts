import { z } from 'zod';
import { stated } from './stated.ts';
import { readRecord } from './read-record.ts';

const label = z.string().trim().min(1, 'must not be empty');
const sentence = label.regex(
  /^\p{Lu}.*\.$/su,
  'must be a sentence: a capital first, a full stop last',
);

/** A text with words in braces; a placeholder that is missing would drop a fact from every sheet. */
function template(...placeholders: string[]) {
  return label.refine((text) => placeholders.every((name) => text.includes(`{${name}}`)), {
    error: `must contain ${placeholders.map((name) => `{${name}}`).join(' and ')}`,
  });
}

/** Lines for one way of exposure, most serious first. */
const firstAidRoute = z
  .array(
    z.strictObject({
      /** The line is printed when the product has one of these statements; empty fits every product. */
      statements: z.array(
        z.string().regex(/^(EU)?H\d{3}[A-Za-z]*$/, 'must be a code such as H314'),
      ),
      /** What to do, in one line. */
      text: sentence,
    }),
  )
  .min(1)
  .refine((lines) => lines.at(-1)?.statements.length === 0, {
    error: 'must end with a line whose "statements" are empty, which fits every other product',
  });

/**
 * The words that all data sheets share: `content/data-sheets.yaml`. What is wrapped by
 * `stated` is a sample until the company's safety adviser has signed it.
 */
export const dataSheetTextsSchema = z.strictObject({
  /** What the document is, above the product's name. */
  kind: label,
  /** Title in the file's properties. */
  documentTitle: template('product'),
  /** Description in the file's properties. */
  documentDescription: template('product', 'cas'),
  /** Headings of the sections; they are also the file's bookmarks. */
  sections: z.strictObject({
    identity: label,
    description: label,
    uses: label,
    properties: label,
    specification: label,
    packaging: label,
    hazards: label,
    transport: label,
    storage: label,
    firstAid: label,
    contact: label,
  }),
  identity: z.strictObject({
    casNumber: label,
    ecNumber: label,
    formula: label,
    molarMass: label,
    hsCode: label,
    iupacName: label,
    synonyms: label,
    /** Instead of synonyms, where a product has none. */
    none: label,
  }),
  /** Text alternative of the drawn structure. */
  structureAlternative: template('product'),
  properties: z.strictObject({
    columns: z.strictObject({ property: label, value: label, condition: label, method: label }),
    physicalState: label,
    physicalStates: z.strictObject({ liquid: label, solid: label }),
    appearance: label,
    meltingPoint: label,
    boilingPoint: label,
    density: label,
    flashPoint: label,
    /** Before an approximate figure. */
    approximate: template('figure'),
    /** Instead of a figure, where the substance decomposes at it. */
    decomposes: template('figure'),
    /** Instead of a figure, where there is none; the record's note says why. */
    noFigure: label,
    /** In a cell for which the record has nothing. */
    notStated: label,
  }),
  specification: z.strictObject({
    columns: z.strictObject({ parameter: label, unit: label, method: label }),
    /** In the cell of a grade that is not held to the parameter. */
    notLimited: label,
    /** In the cell of a parameter without a unit. */
    noUnit: label,
  }),
  packaging: z.strictObject({
    columns: z.strictObject({
      packaging: label,
      material: label,
      /** How much the packaging takes; what is in it are the next two. */
      capacity: label,
      netMass: label,
      netVolume: label,
      units: label,
      netPerContainer: label,
    }),
    /** What touches the product, by the record's `material`. */
    materials: z.record(z.string(), label),
    incoterms: label,
    minimumOrder: label,
    leadTime: label,
  }),
  hazards: z.strictObject({
    /** Says whose classification it is. */
    source: template('source'),
    signalWord: label,
    /** Where the label carries no signal word. */
    noSignalWord: label,
    /** Instead of pictograms and statements. */
    notClassified: label,
    notClassifiedNote: sentence,
    hazardStatements: label,
    precautionaryStatements: label,
    classification: label,
    concentrationLimits: label,
    notes: label,
  }),
  transport: z.strictObject({
    /** The rules by which the block is written. */
    basis: label,
    unNumber: label,
    properShippingName: label,
    imdgClass: label,
    subsidiaryHazards: label,
    noSubsidiaryHazard: label,
    packingGroup: label,
    ems: label,
    marinePollutant: label,
    isMarinePollutant: z.strictObject({ yes: label, no: label }),
    /** Instead of the block, for a product that is not dangerous goods. */
    notRegulated: label,
    notRegulatedNote: sentence,
    /** Text alternative of a class label. */
    labelAlternative: template('label'),
    marinePollutantAlternative: label,
    /** What a class label says, by class or division. */
    classNames: z.record(z.string(), label),
  }),
  storage: z.strictObject({
    temperature: label,
    between: template('lowest', 'highest'),
    above: template('lowest'),
    below: template('highest'),
    shelfLife: label,
    months: template('months', 'condition'),
  }),
  firstAid: z.strictObject({ eyes: label, skin: label, inhalation: label, ingestion: label }),
  /** Before the references from which the record's facts come. */
  sources: template('sources'),
  contact: z.strictObject({
    phone: label,
    /** Of the number for emergencies, where the company's record has a real one. */
    emergency: label,
    email: label,
    website: label,
    officeHours: label,
    /** Beside the QR code. */
    qrCaption: label,
    qrAlternative: template('product'),
  }),
  footer: z.strictObject({
    sheetNumber: template('number'),
    revision: template('revision'),
    revisedOn: template('date'),
    page: template('page', 'pages'),
  }),
  /** Names of the months, January first. */
  months: z.array(label).length(12),
  disclaimer: stated(sentence),
  /** What can be breathed in of a product, by its physical state: fills {airborne}. */
  airborne: z.strictObject({ liquid: label, solid: label }),
  /** Precautionary statements by code: CLP (Regulation (EC) No 1272/2008), Annex IV. */
  precautionaryStatements: stated(
    z.record(z.string().regex(/^P\d{3}(\+P\d{3})*$/, 'must be a code such as P301+P310'), sentence),
  ),
  firstAidLines: stated(
    z.strictObject({
      eyes: firstAidRoute,
      skin: firstAidRoute,
      inhalation: firstAidRoute,
      ingestion: firstAidRoute,
    }),
  ),
});

export type DataSheetTexts = z.infer<typeof dataSheetTextsSchema>;

/** The words that all data sheets share. Throws a ContentError when one is missing or wrong. */
export function dataSheetTexts(): DataSheetTexts {
  return readRecord('data-sheets.yaml', dataSheetTextsSchema);
}

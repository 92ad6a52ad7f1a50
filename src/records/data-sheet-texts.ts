import { z } from 'zod';
import { sourced } from './sourced.ts';
import { readRecord } from './read-record.ts';

const words = z.string().trim().min(1, 'must not be empty');
const sentence = words.regex(
  /^\p{Lu}.*\.$/su,
  'must be a sentence: a capital first, a full stop last',
);

/** A text with words in braces; a placeholder that is missing would drop a fact from every sheet. */
function template(...placeholders: string[]) {
  return words.refine((text) => placeholders.every((name) => text.includes(`{${name}}`)), {
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
 * `sourced` is a sample until the company's safety adviser has signed it.
 */
export const dataSheetTextsSchema = z.strictObject({
  /** What the document is, above the product's name. */
  kind: words,
  /** Title in the file's properties. */
  documentTitle: template('product'),
  /** Description in the file's properties. */
  documentDescription: template('product', 'cas'),
  /** Headings of the sections; they are also the file's bookmarks. */
  sections: z.strictObject({
    identity: words,
    description: words,
    uses: words,
    properties: words,
    specification: words,
    packaging: words,
    hazards: words,
    transport: words,
    storage: words,
    firstAid: words,
    contact: words,
  }),
  identity: z.strictObject({
    casNumber: words,
    ecNumber: words,
    formula: words,
    molarMass: words,
    hsCode: words,
    /** The tariff item of India, where the HS code is divided further there. */
    itcHsCode: words,
    iupacName: words,
    synonyms: words,
    /** Instead of synonyms, where a product has none. */
    none: words,
  }),
  /** Text alternative of the drawn structure. */
  structureAlternative: template('product'),
  properties: z.strictObject({
    columns: z.strictObject({ property: words, value: words, condition: words }),
    physicalState: words,
    physicalStates: z.strictObject({ liquid: words, solid: words }),
    appearance: words,
    meltingPoint: words,
    boilingPoint: words,
    density: words,
    flashPoint: words,
    /** Before an approximate figure. */
    approximate: template('figure'),
    /** Instead of a figure, where the substance decomposes at it. */
    decomposes: template('figure'),
    /** Two figures with what lies between them. */
    range: template('lowest', 'highest'),
    vapourPressure: words,
    viscosity: words,
    solubilityInWater: words,
    explosiveLimits: words,
    autoIgnition: words,
  }),
  specification: z.strictObject({
    columns: z.strictObject({ parameter: words, unit: words, method: words }),
    /** In the cell of a grade that is not held to the parameter. */
    notLimited: words,
    /** In the cell of a parameter without a unit. */
    noUnit: words,
  }),
  packaging: z.strictObject({
    columns: z.strictObject({
      packaging: words,
      material: words,
      /** How much the packaging takes; what is in it are the next two. */
      capacity: words,
      netMass: words,
      netVolume: words,
      units: words,
      netPerContainer: words,
    }),
    /** What touches the product, by the record's `material`. */
    materials: z.record(z.string(), words),
    incoterms: words,
    /** Incoterms with their named places. */
    incotermPlaces: z.strictObject({
      departure: template('terms', 'port'),
      destination: template('terms'),
      /** Between two terms with the same place, spaces included. */
      or: z.string().min(1),
    }),
    minimumOrder: words,
    leadTime: words,
    paymentTerms: words,
    samplePolicy: words,
    certificates: words,
    certificate: template('name', 'number', 'issuer'),
    /** Above the controls that export papers must meet. */
    exportControls: words,
  }),
  hazards: z.strictObject({
    /** Says whose classification it is. */
    source: template('source'),
    signalWord: words,
    /** Where the label carries no signal word. */
    noSignalWord: words,
    /** Instead of pictograms and statements. */
    notClassified: words,
    notClassifiedNote: sentence,
    hazardStatements: words,
    precautionaryStatements: words,
    classification: words,
    concentrationLimits: words,
    notes: words,
  }),
  transport: z.strictObject({
    /** The rules by which the block is written. */
    basis: words,
    unNumber: words,
    properShippingName: words,
    imdgClass: words,
    subsidiaryHazards: words,
    noSubsidiaryHazard: words,
    packingGroup: words,
    ems: words,
    marinePollutant: words,
    isMarinePollutant: z.strictObject({ yes: words, no: words }),
    /** Instead of the block, for a product that is not dangerous goods. */
    notRegulated: words,
    notRegulatedNote: sentence,
    stowage: words,
    stowageCategory: template('category'),
    /** What each stowage and handling code says (IMDG Code, 7.1.5 and 7.1.6). */
    stowageCodes: z.record(z.string(), words),
    segregationGroups: words,
    /** Names of the segregation groups (IMDG Code, 3.1.4.4). */
    segregationGroupNames: z.record(z.string(), words),
    specialProvision: template('number'),
    /** What each special provision (IMDG Code, 3.3) asks for, in short, by its number. */
    specialProvisions: z.record(z.string(), sentence),
    /** Text alternative of a class diamond; {className} is what it says. */
    diamondAlternative: template('className'),
    marinePollutantAlternative: words,
    /** What a class diamond says, by class or division. */
    classNames: z.record(z.string(), words),
  }),
  storage: z.strictObject({
    temperature: words,
    between: template('lowest', 'highest'),
    above: template('lowest'),
    below: template('highest'),
    shelfLife: words,
    months: template('months', 'condition'),
  }),
  firstAid: z.strictObject({ eyes: words, skin: words, inhalation: words, ingestion: words }),
  /** Before the references from which the record's facts come. */
  sources: template('sources'),
  contact: z.strictObject({
    phone: words,
    /** Of the number for emergencies, where the company's record has a real one. */
    emergency: words,
    email: words,
    website: words,
    officeHours: words,
    /** Beside the QR code. */
    qrCaption: words,
    qrAlternative: template('product'),
  }),
  footer: z.strictObject({
    sheetNumber: template('number'),
    revision: template('revision'),
    revisedOn: template('date'),
    page: template('page', 'pages'),
  }),
  /** Names of the months, January first. */
  months: z.array(words).length(12),
  disclaimer: sourced(sentence),
  /** What can be breathed in of a product, by its physical state: fills {airborne}. */
  airborne: z.strictObject({ liquid: words, solid: words }),
  /** Precautionary statements by code: CLP (Regulation (EC) No 1272/2008), Annex IV. */
  precautionaryStatements: sourced(
    z.record(z.string().regex(/^P\d{3}(\+P\d{3})*$/, 'must be a code such as P301+P310'), sentence),
  ),
  firstAidLines: sourced(
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

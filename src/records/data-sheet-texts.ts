import { z } from 'zod';
import { PRECAUTIONARY_CODES } from '../chemistry/hazard-statements.ts';
import { PACKAGING_MATERIALS, PHYSICAL_STATES } from './products/packaging.ts';
import { hazardCode } from './products/product-hazards.ts';
import { FIRST_AID_ROUTES } from './products/products.ts';
import { sourced } from './reading/sourced.ts';
import { record } from './reading/read-record.ts';
import { alike, sentence, sentenceWith, template, text, texts } from './reading/texts.ts';

/** Lines for one way of exposure, most serious first. */
const firstAidRoute = z
  .array(
    z.strictObject({
      /** The line is printed when the product has one of these statements; empty fits every product. */
      statements: z.array(hazardCode),
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
export const dataSheetTexts = record('data-sheets.yaml', {
  /** What the document is, above the product's name. */
  kind: text,
  /** Title in the file's properties. */
  documentTitle: template('product'),
  /** Description in the file's properties. */
  documentDescription: template('product', 'number'),
  /** Headings of the sections; they are also the file's bookmarks. */
  sections: z.strictObject({
    ...texts('identity', 'description', 'uses', 'properties', 'specification', 'packaging'),
    ...texts('hazards', 'transport', 'storage', 'firstAid', 'contact'),
  }),
  identity: z.strictObject({
    ...texts('casNumber', 'ecNumber', 'formula', 'molarMass', 'hsCode'),
    /** The tariff item of India. */
    itcHsCode: text,
    iupacName: text,
    synonyms: text,
    /** Instead of synonyms, where a product has none. */
    none: text,
  }),
  structureAlternative: template('product'),
  properties: z.strictObject({
    columns: z.strictObject({ property: text, value: text, condition: text }),
    physicalState: text,
    physicalStates: alike(PHYSICAL_STATES, text),
    ...texts('appearance', 'meltingPoint', 'boilingPoint', 'density', 'flashPoint'),
    approximate: template('figure'),
    /** Instead of a figure, where the substance decomposes at it. */
    decomposes: template('figure'),
    range: template('lowest', 'highest'),
    ...texts('refractiveIndex', 'evaporationRate'),
    ...texts('vapourPressure', 'viscosity', 'solubilityInWater', 'explosiveLimits', 'autoIgnition'),
  }),
  specification: z.strictObject({
    columns: z.strictObject({ parameter: text, unit: text, method: text }),
    /** In the cell of a grade that is not held to the parameter. */
    notLimited: text,
    noUnit: text,
  }),
  packaging: z.strictObject({
    columns: z.strictObject({
      packaging: text,
      material: text,
      /** Of the tested type of packaging. */
      unCode: text,
      /** How much the packaging takes; what is in it are the next two. */
      capacity: text,
      ...texts('netMass', 'netVolume', 'units', 'netPerContainer'),
    }),
    /** A capacity with how much the packaging takes up to the brim. */
    brimful: template('capacity', 'brimful'),
    /** How many units a refrigerated container takes. */
    inReefer: template('units'),
    /** What touches the product, by the record's `material`. */
    materials: alike(PACKAGING_MATERIALS, text),
    incoterms: text,
    incotermPlaces: z.strictObject({
      departure: template('terms', 'port'),
      destination: template('terms'),
      /** Between two terms with the same place, spaces included. */
      or: z.string().min(1),
    }),
    ...texts('minimumOrder', 'leadTime', 'availability', 'pallet', 'paymentTerms', 'samplePolicy'),
    ...texts('origin', 'certificates'),
    /** Who makes it, and in which country. */
    originOf: template('maker', 'country'),
    /** Above the approvals of one product, each with its number. */
    approvals: text,
    approval: template('name', 'number'),
    certificate: template('name', 'number', 'issuer'),
    /** Above the controls that export papers must meet. */
    exportControls: text,
    /** Above what Indian law and standards say of it. */
    indianRules: text,
  }),
  hazards: z.strictObject({
    /** Says whose classification it is. */
    source: template('source'),
    signalWord: text,
    noSignalWord: text,
    /** Instead of pictograms and statements. */
    notClassified: text,
    notClassifiedNote: sentence,
    ...texts('hazardStatements', 'precautionaryStatements', 'classification'),
    ...texts('concentrationLimits', 'notes'),
    /** Above the limits of the air at work. */
    exposureLimits: text,
    exposureLimit: template('eightHours', 'source'),
    /** With a limit for a short time. */
    exposureLimitWithShortTerm: template('eightHours', 'shortTerm', 'source'),
    /** The last of the notes on every product that is classified. */
    harmonisedIsMinimum: sentence,
  }),
  transport: z.strictObject({
    /** The rules by which the block is written. */
    basis: text,
    ...texts('unNumber', 'properShippingName', 'imdgClass', 'subsidiaryHazards'),
    ...texts('noSubsidiaryHazard', 'packingGroup', 'ems', 'marinePollutant'),
    ...texts('portableTank', 'hazardNumber'),
    isMarinePollutant: z.strictObject({ yes: text, no: text }),
    /** Instead of the block, for a product that is not dangerous goods. */
    notRegulated: text,
    notRegulatedNote: sentence,
    stowage: text,
    stowageCategory: template('category'),
    /** What each stowage and handling code says (IMDG Code, 7.1.5 and 7.1.6). */
    stowageCodes: z.record(z.string(), text),
    segregationGroups: text,
    /** Names of the segregation groups (IMDG Code, 3.1.4.4). */
    segregationGroupNames: z.record(z.string(), text),
    segregationCodes: text,
    /** What each segregation code says (IMDG Code, 7.2.8). */
    segregationCodeTexts: z.record(z.string(), text),
    specialProvision: template('number'),
    /** What each special provision (IMDG Code, 3.3) asks for, in short, by its number. */
    specialProvisions: z.record(z.string(), sentence),
    /** Text alternative of a class diamond; {className} is what it says. */
    diamondAlternative: template('className'),
    marinePollutantAlternative: text,
    /** What a class diamond says, by class or division. */
    classNames: z.record(z.string(), text),
  }),
  storage: z.strictObject({
    temperature: text,
    between: template('lowest', 'highest'),
    above: template('lowest'),
    below: template('highest'),
    shelfLife: text,
    months: template('months', 'condition'),
  }),
  firstAid: alike(FIRST_AID_ROUTES, text),
  /** Before the references from which the record's facts come. */
  sources: template('sources'),
  contact: z.strictObject({
    phone: text,
    /** Of the number for emergencies, where the company's record has a real one. */
    emergency: text,
    ...texts('email', 'website', 'officeHours', 'qrCaption'),
    qrAlternative: template('product'),
  }),
  footer: z.strictObject({
    sheetNumber: template('number'),
    revision: template('revision'),
    revisedOn: template('date'),
    page: template('page', 'pages'),
  }),
  disclaimer: sourced(sentence),
  /** What can be breathed in of a product, by its physical state: fills {airborne}. */
  airborne: alike([...PHYSICAL_STATES, 'volatileSolid'], text),
  /** With what a fire is put out: fills {extinguisher}. */
  extinguishers: alike(['usual', 'reactsWithWater', 'oxidiser'], text),
  /** Words of the precautionary statements for which CLP (Annex IV) leaves a choice, by their codes. */
  precautionaryWords: sourced(
    z.record(
      z
        .string()
        .refine((code) => PRECAUTIONARY_CODES.includes(code), 'must be a code such as P301+P310'),
      sentenceWith('airborne?', 'extinguisher?'),
    ),
  ),
  firstAidLines: sourced(alike(FIRST_AID_ROUTES, firstAidRoute)),
});

/** A product's record in the words and numbers of its data sheet and page. */
import { formulaRuns } from '../../chemistry/formula-runs.ts';
import { molarMassOf } from '../../chemistry/molecule.ts';
import { company } from '../company.ts';
import { incotermsWithPlaces } from '../products/incoterms.ts';
import { unPackagingCode } from '../products/packaging.ts';
import type { ProductProperty } from '../products/product-properties.ts';
import type { Product } from '../products/products.ts';
import { thousands } from '../thousands.ts';
import { capitalised, figure, longDate } from '../typography.ts';

export const onlyKnown = (terms: readonly { term: string; value: string | null | undefined }[]) =>
  terms.flatMap(({ term, value }) => (value ? [{ term, value }] : []));

/** The heading of `identityFacts`. */
export const IDENTITY_HEADING = 'Identity';

/**
 * Returns the names and numbers that identify the substance, as far as the record has them. The formula is split into
 * runs for its subscripts.
 */
export function identityFacts({ identity }: Product) {
  const { casNumber, contains, ecNumber, ecNumberOf, formula, hsCode, itcHsCode } = identity;
  // In brackets, the substance of the EC number where it is not the product as sold.
  const ecNumberWithSubject = ecNumberOf === undefined ? ecNumber : `${ecNumber} (${ecNumberOf})`;
  return [
    ...onlyKnown([
      { term: 'CAS number', value: casNumber },
      { term: 'EC number', value: ecNumber && ecNumberWithSubject },
      { term: 'Contains', value: contains },
    ]),
    ...(formula === undefined ? [] : [{ term: 'Formula', formula: formulaRuns(formula) }]),
    ...onlyKnown([
      { term: 'Molar mass', value: molarMass(identity) },
      { term: 'HS code', value: hsCode },
      { term: 'ITC-HS (India)', value: itcHsCode },
    ]),
  ];
}

/** Returns the IUPAC name, the stabiliser and the synonyms, or the text for a product without synonyms. */
export const nameFacts = ({ identity, synonyms }: Product, withoutSynonyms = '') =>
  onlyKnown([
    { term: 'IUPAC name', value: identity.iupacName },
    { term: 'Synonyms', value: synonyms.join(', ') || withoutSynonyms },
    { term: 'Stabilised with', value: identity.stabiliser },
  ]);

/** Returns the molar mass with its unit: calculated from the structure, unless the record gives it. */
export function molarMass({ smiles, molarMass }: Product['identity']): string | undefined {
  const mass = molarMass ?? (smiles === undefined ? undefined : molarMassOf(smiles));
  if (mass === undefined) return undefined;
  // A polymer's is in the thousands; other masses keep their last zero: 60.10.
  return `${Number(mass) < 1000 ? mass : thousands(Number(mass))} g/mol`;
}

/** Returns the number that identifies the product, with its name: "CAS 67-64-1", or "HS 381400" for a blend. */
export function namedNumber({ identity }: Product): string {
  const { casNumber, hsCode } = identity;
  return casNumber === undefined ? `HS ${hsCode}` : `CAS ${casNumber}`;
}

/** The properties in printed order. */
export const PROPERTY_LABELS: Readonly<Record<keyof Product['properties'], string>> = {
  meltingPoint: 'Melting point',
  boilingPoint: 'Boiling point',
  density: 'Density',
  flashPoint: 'Flash point',
  refractiveIndex: 'Refractive index',
  evaporationRate: 'Evaporation rate (n-butyl acetate = 1)',
  vapourPressure: 'Vapour pressure',
  viscosity: 'Viscosity',
  solubilityInWater: 'Solubility in water',
  bulkDensity: 'Bulk density',
  particleSize: 'Particle size',
  explosiveLimits: 'Explosive limits in air',
  autoIgnition: 'Auto-ignition',
  residualSolvent: 'Residual solvent (ICH Q3C)',
};

const wordRow = (term: string, value: string) => ({ term, value, details: '', note: null });

function propertyRow(term: string, property: ProductProperty) {
  if (property.kind === 'none') return { ...wordRow(term, property.note), isReason: true };
  const { approximate, condition, kind, lowest, highest, method, note, unit, value } = property;
  const figures = [lowest, highest, value]
    .filter((part) => part !== undefined)
    .map((part) => (typeof part === 'number' ? figure(part) : part))
    .join(' to ');
  const exact = unit === undefined ? figures : `${figures} ${unit}`;
  const shown = approximate ? `about ${exact}` : exact;
  return {
    term,
    value: kind === 'decomposes' ? `decomposes at ${shown}` : shown,
    details: [condition ?? [], method ?? []].flat().join(', '),
    note: note ?? null,
  };
}

/**
 * Returns the typical properties: a row has a value, its condition and method, and a note. Where no value exists, the
 * value is the reason. An unknown property has no row.
 */
export function propertyFacts({ appearance, physicalState, properties }: Product) {
  return {
    columns: { property: 'Property', value: 'Typical value', condition: 'Condition and method' },
    rows: [
      wordRow('Physical state at 20 °C', capitalised(physicalState)),
      wordRow('Appearance', appearance),
      ...Object.entries(PROPERTY_LABELS).flatMap(([name, term]) => {
        const property = properties[name as keyof typeof properties];
        return property ? [propertyRow(term, property)] : [];
      }),
    ],
  };
}

type Packaging = Product['packaging'][number];

/** Formats litres; null without a figure, as for a solid. */
const litres = (value: number | null = null) => (value === null ? null : `${thousands(value)} L`);

function capacityOf({ capacityLitres, brimfulLitres }: Packaging) {
  if (capacityLitres === undefined || brimfulLitres === undefined) return litres(capacityLitres);
  return `${litres(capacityLitres)} (${litres(brimfulLitres)})`;
}

function unitsOf({ container, loading, unitsPerContainer }: Packaging) {
  const units = thousands(unitsPerContainer);
  return [units, loading, container === 'dry' ? undefined : '(reefer)'].filter(Boolean).join(' ');
}

function massOf({ netMassKg, tareKg }: Packaging) {
  const net = `${thousands(netMassKg)} kg`;
  return tareKg === undefined ? net : `${net} (${thousands(netMassKg + tareKg)} kg)`;
}

const PACKAGING_COLUMNS = {
  material: 'Material',
  unCode: 'UN code',
  capacity: 'Nominal capacity (brimful)',
  mass: 'Net mass (gross)',
  netVolume: 'Net volume at 20 °C',
  units: 'Units per 20 ft container',
  netPerContainer: 'Net per 20 ft container',
};

/** Returns the least demanding instruction that a tank of dangerous goods may have; null for other packagings. */
const tankInstruction = ({ kind }: Packaging, { transport }: Product) =>
  kind === 'iso-tank' && transport?.portableTank ? `tank min. ${transport.portableTank}` : null;

/** Returns the table of packagings. A column that applies to no packaging is left out; a cell may be null. */
export function packagingFacts(product: Product) {
  const rows = product.packaging.map((option) => ({
    name: option.name,
    material: capitalised(option.material),
    unCode: option.unMark ?? unPackagingCode(option, product) ?? tankInstruction(option, product),
    capacity: capacityOf(option),
    netMass: `${thousands(option.netMassKg)} kg`,
    mass: massOf(option),
    netVolume: litres(option.netVolumeLitres),
    units: unitsOf(option),
    netPerContainer: `${option.netTonnesPerContainer} t`,
  }));
  const columns = (Object.keys(PACKAGING_COLUMNS) as (keyof typeof PACKAGING_COLUMNS)[])
    .filter((key) => rows.some((row) => row[key] !== null))
    .map((key) => ({ key, header: PACKAGING_COLUMNS[key] }));
  return { name: 'Packaging', columns, rows };
}

export const orderTerms = ({ minimumOrder, leadTime }: Product) => [
  { term: 'Minimum order for export', value: minimumOrder.export },
  { term: 'Minimum order in India', value: minimumOrder.india },
  { term: 'Lead time', value: leadTime },
];

export function supplyTerms(product: Product, { portOfLoading, trade } = company()) {
  const { approvals, availability, incoterms, origin, pallet, reach } = product;
  const { certificates, inIndia, paymentTerms, priceValidity, samplePolicy, inspection } = trade;
  const approved = approvals.map(({ name, number }) => `${name} (${number})`);
  const certified = certificates.map(
    ({ name, number, issuer, validUntil }) =>
      `${name} (${number}, ${issuer}${validUntil ? `, valid until ${longDate(validUntil)}` : ''})`,
  );
  return [
    {
      term: 'Incoterms 2020, others on request',
      value: incotermsWithPlaces(incoterms, portOfLoading).join('; '),
    },
    ...orderTerms(product),
    ...onlyKnown([
      { term: 'Stock', value: availability },
      { term: 'Pallet', value: pallet },
      {
        term: 'Maker and country of origin',
        value: origin && `${origin.maker}, ${origin.country}`,
      },
      { term: 'REACH status', value: reach },
      { term: 'Approvals', value: approved.join(', ') },
      {
        term: 'Sales in India',
        value: inIndia && `${inIndia.delivery}; GST ${inIndia.gst}`,
      },
      { term: 'Payment', value: paymentTerms },
      { term: 'Price validity', value: priceValidity },
      { term: 'Samples', value: samplePolicy },
      { term: 'Inspection before shipment', value: inspection },
      { term: 'Certificates', value: certified.join(', ') },
    ]),
  ];
}

function ruleGroup(term: string, items: Product['indianRules']) {
  const [oldest] = items.map(({ readOn }) => readOn ?? '').sort();
  return { term: oldest ? `${term}, as of ${longDate(oldest)}` : term, items };
}

/** Returns the rules of export and of Indian law, each with its source, with the earliest day on which one was read. */
export const ruleFacts = ({ exportControls, indianRules }: Product) => [
  ruleGroup('Export controls', exportControls),
  ruleGroup('In India', indianRules),
];

function temperature(limits: Product['storage']['temperatureLimits']) {
  if (!limits) return null;
  const { lowest, highest, reason } = limits;
  const [above, below] = [lowest, highest].map((limit) => (limit === null ? null : figure(limit)));
  if (above === null && below === null) return null;
  const range =
    above === null ? `below ${below}` : below === null ? `above ${above}` : `${above} to ${below}`;
  return { term: 'Storage temperature', range: `${range} °C`, reason };
}

export function storageFacts({ storage, shelfLife }: Product) {
  return {
    conditions: storage.conditions,
    temperature: temperature(storage.temperatureLimits),
    shelfLife: { term: 'Shelf life', value: `${shelfLife.months} months ${shelfLife.condition}` },
  };
}

export const sourcesOf = ({ source }: Product) => `Sources: ${source}.`;

export const structureAlternative = ({ displayName }: Product) =>
  `Skeletal formula of ${displayName}`;

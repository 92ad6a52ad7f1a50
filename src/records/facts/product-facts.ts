import { thousands } from '../thousands.ts';
import { figure } from '../typography.ts';
import { formulaRuns } from '../../chemistry/formula-runs.ts';
import { molarMassOf } from '../../chemistry/molecule.ts';
import { company } from '../company.ts';
import { FURTHER_PROPERTIES, type ProductProperty } from '../products/product-properties.ts';
import { incotermsWithPlaces } from '../products/incoterms.ts';
import { LABELS } from './labels.ts';
import type { Product } from '../products/products.ts';
import { unPackagingCode } from '../products/packaging.ts';

/** A product's record in the words and numbers of its data sheet and page. */

/** Properties that every record has, in printed order. */
const USUAL_PROPERTIES = ['meltingPoint', 'boilingPoint', 'density', 'flashPoint'] as const;

/**
 * Returns the names and numbers that identify the substance, as far as the record has them. The formula is split into
 * runs for its subscripts.
 */
export function identityFacts({ identity }: Product) {
  const terms = LABELS.identity;
  const { formula } = identity;
  return [
    ...onlyKnown([
      { term: terms.casNumber, value: identity.casNumber },
      { term: terms.ecNumber, value: ecNumberWithSubject(identity) },
    ]),
    ...(formula === undefined ? [] : [{ term: terms.formula, formula: formulaRuns(formula) }]),
    ...onlyKnown([
      { term: terms.molarMass, value: molarMass(identity) },
      { term: terms.hsCode, value: identity.hsCode },
      { term: terms.itcHsCode, value: identity.itcHsCode },
    ]),
  ];
}

/** Returns the molar mass with its unit: calculated from the structure, unless the record gives it. */
export function molarMass({ smiles, molarMass }: Product['identity']): string | undefined {
  const mass = molarMass ?? (smiles === undefined ? undefined : molarMassOf(smiles));
  return mass === undefined ? undefined : `${mass} g/mol`;
}

/** Returns the EC number, followed in brackets by its substance where that is not the product as sold. */
const ecNumberWithSubject = ({ ecNumber, ecNumberOf }: Product['identity']) =>
  ecNumber === undefined || ecNumberOf === undefined ? ecNumber : `${ecNumber} (${ecNumberOf})`;

/** Returns the number that identifies the product, with its name: "CAS 67-64-1", or "HS 381400" for a blend. */
export function namedNumber({ identity }: Product): string {
  const { casNumber, hsCode } = identity;
  return casNumber === undefined ? `HS ${hsCode}` : `CAS ${casNumber}`;
}

function propertyRow(term: string, property: ProductProperty) {
  if (property.kind === 'none') return { term, value: null, details: [], note: property.note };
  const exact = `${figure(property.value)} ${property.unit}`;
  const shown = property.approximate ? `about ${exact}` : exact;
  const note = property.note ?? null;
  const value = property.kind === 'decomposes' ? `decomposes at ${shown}` : shown;
  const details = [property.condition ?? [], property.method ?? []].flat();
  return { term, value, details, note };
}

/** Returns the rows of the properties beyond the usual four. */
function furtherPropertyRows(properties: Product['properties']) {
  const texts = LABELS.properties;
  return FURTHER_PROPERTIES.flatMap((name) => {
    const property = properties[name];
    if (!property) return [];
    if ('note' in property)
      return { term: texts[name], value: null, details: [], note: property.note };
    const details = 'condition' in property && property.condition ? [property.condition] : [];
    const row = { term: texts[name], details, note: null };
    if (!('unit' in property)) return { ...row, value: property.value };
    const figures =
      'lowest' in property
        ? `${figure(property.lowest)} to ${figure(property.highest)}`
        : figure(property.value);
    return { ...row, value: `${figures} ${property.unit}` };
  });
}

/**
 * Returns the typical properties: `general` ones in words; `rows` with a value, its conditions and a note, or only a
 * note when no value exists. An unknown property has no row.
 */
export function propertyFacts(product: Product) {
  const texts = LABELS.properties;
  return {
    columns: texts.columns,
    general: [
      { term: texts.physicalState, value: texts.physicalStates[product.physicalState] },
      { term: texts.appearance, value: product.appearance },
    ],
    rows: [
      ...USUAL_PROPERTIES.flatMap((name) => {
        const property = product.properties[name];
        return property ? [propertyRow(texts[name], property)] : [];
      }),
      ...furtherPropertyRows(product.properties),
    ],
  };
}

/** Formats litres; null for a solid, which has no such column. */
const litres = (value: number | null = null) => (value === null ? null : `${thousands(value)} L`);

type Packaging = Product['packaging'][number];

function capacityOf({ capacityLitres, brimfulLitres }: Packaging) {
  if (capacityLitres === undefined || brimfulLitres === undefined) return litres(capacityLitres);
  return `${litres(capacityLitres)} (${litres(brimfulLitres)})`;
}

function unitsOf({ container, unitsPerContainer }: Packaging) {
  const units = thousands(unitsPerContainer);
  return container === 'dry' ? units : `${units} (reefer)`;
}

const inSentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the table of packagings. A cell is null when its column does not apply. */
export function packagingFacts(product: Product) {
  const texts = LABELS.packaging;
  return {
    columns: texts.columns,
    rows: product.packaging.map((option) => ({
      name: option.name,
      material: inSentenceCase(option.material),
      unCode: unPackagingCode(option, product),
      capacity: capacityOf(option),
      netMass: `${thousands(option.netMassKg)} kg`,
      netVolume: litres(option.netVolumeLitres),
      units: unitsOf(option),
      netPerContainer: `${option.netTonnesPerContainer} t`,
    })),
  };
}

/** Returns only the terms that have a value. */
export const onlyKnown = (terms: readonly { term: string; value: string | null | undefined }[]) =>
  terms.flatMap(({ term, value }) => (value ? [{ term, value }] : []));

/** Returns the minimum order and the lead time to the port. */
export function orderTerms({ minimumOrder, leadTime }: Pick<Product, 'minimumOrder' | 'leadTime'>) {
  const texts = LABELS.packaging;
  return [
    { term: texts.minimumOrder, value: minimumOrder },
    { term: texts.leadTime, value: leadTime },
  ];
}

type SuppliedProduct = Pick<Product, 'incoterms' | 'minimumOrder' | 'leadTime'> &
  Partial<Pick<Product, 'approvals' | 'availability' | 'origin' | 'pallet'>>;

export function supplyTerms(product: SuppliedProduct, { portOfLoading, trade } = company()) {
  const texts = LABELS.packaging;
  const { certificates, paymentTerms, priceValidity, samplePolicy, inspection } = trade;
  const places = incotermsWithPlaces(product.incoterms, portOfLoading);
  const approved = (product.approvals ?? []).map(
    (approval) => `${approval.name} (${approval.number})`,
  );
  const held = certificates.map(({ name, number, issuer }) => `${name} (${number}, ${issuer})`);
  return [
    { term: texts.incoterms, value: places.join('; ') },
    ...orderTerms(product),
    ...onlyKnown([
      { term: texts.availability, value: product.availability },
      { term: texts.pallet, value: product.pallet },
      {
        term: texts.origin,
        value: product.origin && `${product.origin.maker}, ${product.origin.country}`,
      },
      { term: texts.approvals, value: approved.join(', ') },
      { term: texts.paymentTerms, value: paymentTerms },
      { term: texts.priceValidity, value: priceValidity },
      { term: texts.samplePolicy, value: samplePolicy },
      { term: texts.inspection, value: inspection },
      { term: texts.certificates, value: held.join(', ') },
    ]),
  ];
}

function temperature(limits: Product['storage']['temperatureLimits']) {
  if (!limits) return null;
  const texts = LABELS.storage;
  const { lowest, highest, reason } = limits;
  if (lowest === null && highest === null) return null;
  const highestShown = highest === null ? '' : `${figure(highest)} °C`;
  const range =
    lowest === null
      ? `below ${highestShown}`
      : highest === null
        ? `above ${figure(lowest)} °C`
        : `${figure(lowest)} to ${highestShown}`;
  return { term: texts.temperature, range, reason };
}

export function storageFacts(product: Product) {
  const texts = LABELS.storage;
  const { months, condition } = product.shelfLife;
  return {
    conditions: product.storage.conditions,
    temperature: temperature(product.storage.temperatureLimits),
    shelfLife: { term: texts.shelfLife, value: `${months} months ${condition}` },
  };
}

/** Returns the title of a product's data sheet. */
export const sheetTitle = ({ displayName }: Product) => `${displayName}: product data sheet`;

/** Returns the text alternative of the structure drawing. */
export const structureAlternative = ({ displayName }: Product) =>
  `Skeletal formula of ${displayName}`;

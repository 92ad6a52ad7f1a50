import { hazardStatementText } from '../../src/chemistry/hazard-statements.ts';
import type { Product } from '../../src/records/products/products.ts';
import { compact, type ReadPdf } from './pdf.ts';

/** A value of a record: its path, and its text on the data sheet. */
type ExpectedText = {
  readonly path: string;
  readonly text: string;
};

/** Fields that the sheet does not print, or prints with other words. */
const NOT_PRINTED = new Set([
  'id', // the product's position in the catalogue
  'slug', // in the file name and the address of the QR code
  'searchTerms', // for the search alone
  'mentions', // for the check of its texts
  'exportControls.readOn', // only the earliest day; tested apart
  'indianRules.readOn', // the same
  'published', // whether the product is shown at all
  'documents', // on the product's page
  'images', // on the product's card
  'identity.smiles', // drawn as the structure
  'packaging.tareKg', // in the gross mass
  'packaging.kind', // part of the packaging's name
  'packaging.container', // a reefer is printed beside the units
  'hazards.hazardStatements', // each with its text, see below
  'hazards.supplementalStatements', // the same
  'hazards.pictograms', // printed with name and drawing; tested apart
  'transport.isMarinePollutant', // as yes or no; tested apart
]);

/** Kinds of properties, sources that the record's own source names, and notes on unconfirmed claims. */
const isUnprinted = (path: string) =>
  /^properties\.\w+\.(kind|approximate|source)$|\.confirm(ed)?\b/.test(path);

/** Returns the text of a value on the sheet. */
function printed(path: string, value: string | number): string {
  if (path === 'dataSheet.revisedOn') {
    const day = new Date(`${value}T00:00:00Z`);
    return day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  }
  if (path === 'packaging.netTonnesPerContainer') return `${value} t`;
  if (path === 'packaging.netMassKg') return `${value.toLocaleString('en-GB')} kg`;
  if (/^packaging\.(capacity|brimful|netVolume)Litres$/.test(path)) {
    return `${value.toLocaleString('en-GB')} L`;
  }
  if (path === 'identity.molarMass') return `${value.toLocaleString('en-GB')} g/mol`;
  return String(value).replace(/^-/, '\u2212');
}

function walk(value: unknown, path: string): ExpectedText[] {
  if (NOT_PRINTED.has(path) || isUnprinted(path) || value === null || value === undefined)
    return [];
  if (Array.isArray(value)) return value.flatMap((item) => walk(item, path));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) =>
      walk(item, path === '' ? key : `${path}.${key}`),
    );
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ path, text: printed(path, value) }];
  }
  throw new Error(
    `Add to expected-on-sheet.ts how ${path} (a ${typeof value}) is printed on a data sheet.`,
  );
}

/** Returns all texts of a record that its data sheet must contain. Fields are not listed, so new ones are included. */
export function expectedOnSheet(product: Product): ExpectedText[] {
  const { properties, ...rest } = product;
  const figures = Object.entries(properties).flatMap(([name, property]) => {
    if (property === undefined) return [];
    if ('kind' in property && property.kind === 'none') return walk(property, `properties.${name}`);
    if (!('unit' in property)) return walk(property, `properties.${name}`);
    const { unit, ...others } = property;
    if ('lowest' in others) return walk(others, `properties.${name}`);
    const { value, ...circumstances } = others;
    const printedValue = String(value).replace('-', '\u2212');
    const figure = { path: `properties.${name}.value`, text: `${printedValue} ${unit}` };
    return [figure, ...walk(circumstances, `properties.${name}`)];
  });
  const { hazardStatements, supplementalStatements, classification } = product.hazards;
  const statements = [...hazardStatements, ...supplementalStatements].map((code) => ({
    path: 'hazards.hazardStatements',
    text: `${code} ${hazardStatementText(code, classification)}`,
  }));
  return [...walk(rest, ''), ...figures, ...statements];
}

/** Returns the texts of a record that its data sheet lacks, regardless of case and white space. */
export function missingFromSheet(product: Product, { text: printed }: ReadPdf): ExpectedText[] {
  // In capitals, the micro sign is the Greek letter that PDFs have in its place.
  return expectedOnSheet(product).filter(
    ({ text }) => !printed.toUpperCase().includes(compact(text).toUpperCase()),
  );
}

import { contentProblem } from '../reading/read-record.ts';
import type { Product } from './product-schema.ts';

/** A product and the file from which it was read, relative to `content/`. */
export type ProductFile = { file: string; product: Product };

/** Returns a problem for each value that must be unique and that an earlier record has too. */
export function findSharedValues(records: readonly ProductFile[]): string[] {
  const problems: string[] = [];
  const firstWith = new Map<string, ProductFile>();
  for (const { file, product } of records) {
    for (const [field, value] of uniqueFields(product)) {
      const what = `${field.filter((part) => typeof part === 'string').join('.')} ${String(value)}`;
      const earlier = firstWith.get(what);
      if (earlier === undefined) firstWith.set(what, { file, product });
      else if (field[0] !== 'identity' || substanceOf(earlier.product) !== substanceOf(product)) {
        const message = `must differ from that of content/${earlier.file}: correct the one that is wrong`;
        problems.push(contentProblem(file, field, message));
      }
    }
  }
  return problems;
}

/** Words in names, besides figures, that distinguish forms and solutions of one substance. */
const FORMS =
  /\b(ANHYDROUS|AQUEOUS|FLAKES|GLACIAL|GRANULES|LIQUID|LYE|MOLTEN|PEARLS|PELLETS|POWDER|PRILLS|SOLID|SOLUTION)\b/g;

/** Returns the letters of a name that products of one substance share: SODIUMHYDROXIDE of SODIUM HYDROXIDE 50 %. */
const substanceOf = ({ name }: Product) => name.replaceAll(FORMS, '').replaceAll(/[^A-Z]/g, '');

/**
 * Returns the values that must be unique among all records, with their fields. Undefined values are not compared. Forms
 * and solutions of one substance may share those of `identity`.
 */
function uniqueFields(product: Product) {
  const { id, slug, identity, synonyms, dataSheet } = product;
  const { casNumber, ecNumber, ecNumberOf, iupacName, smiles } = identity;
  const { meltingPoint, boilingPoint, density } = product.properties;
  const typical = [meltingPoint, boilingPoint, density].flatMap((property) =>
    property?.kind === 'measured' ? property.value : [],
  );
  const fields: [field: (string | number)[], value: unknown][] = [
    [['id'], id],
    [['name'], slug],
    [['identity', 'casNumber'], casNumber],
    // A hydrate may share the EC number of the anhydrous substance.
    [['identity', 'ecNumber'], ecNumberOf === undefined ? ecNumber : undefined],
    [['identity', 'iupacName'], iupacName],
    [['identity', 'smiles'], smiles],
    // Two substances may have one of these figures in common, but hardly all three.
    [['properties'], typical.length === 3 ? typical.join() : undefined],
    ...synonyms.map((name, index): [(string | number)[], string] => [['synonyms', index], name]),
    [['dataSheet', 'value', 'number'], dataSheet.number],
  ];
  return fields.filter(([, value]) => value !== undefined);
}

/** Facts of a product's record that contradict each other, the Dangerous Goods List or another record. */
import type { Product, ProductFile } from '../../src/records/products/products.ts';
import { contentProblem } from '../../src/records/reading/read-record.ts';
import { checkExposureLimits, checkIdentity } from './composition.ts';
import { checkFlammability, checkHazards, estimatedFlashPoint } from './hazards.ts';
import type { Report } from './report.ts';
import { checkTexts } from './texts.ts';
import { checkTransport } from './transport.ts';

/**
 * Returns the contradictions of one record, a line each with file, line, field, expected and found. `catalogue` may
 * contain the record itself.
 */
export function findProductProblems(
  { file, product }: ProductFile,
  catalogue: readonly ProductFile[],
): string[] {
  const problems: string[] = [];
  const report: Report = (field, message) =>
    problems.push(contentProblem(file, field.split('.'), message));
  const others = catalogue.filter((other) => other.file !== file);
  checkIdentity(product, report);
  checkExposureLimits(product, report);
  checkHazards(product, report);
  checkFlammability(product, report);
  checkTransport(product, report);
  checkTexts(product, others, report);
  return problems;
}

/** Returns sentences about facts of a catalogue that these checks do not cover. */
export function uncheckedFacts(products: readonly Product[]): string[] {
  const list = (what: string, isUnknown: (product: Product) => boolean) => {
    const names = products.filter(isUnknown).map(({ displayName }) => displayName);
    return names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`];
  };
  return [
    ...list(
      'Formula and molar mass are not compared, as there is no structure ("smiles")',
      ({ identity }) => identity.smiles === undefined,
    ),
    ...list(
      'Transport is not compared with the Dangerous Goods List, as there is no UN number',
      ({ transport }) => transport === null,
    ),
    ...list(
      'The flash point is not compared with vapour pressure, boiling point and explosive limits, as one of them is missing or the product is not a liquid',
      (product) => product.physicalState !== 'liquid' || estimatedFlashPoint(product) === undefined,
    ),
    'Whether CAS number, EC number, structure, tariff number, classification, tank instruction, properties and specification are those of the substance: compare them with the "source" of the record.',
  ];
}

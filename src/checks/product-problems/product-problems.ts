/** Facts of a product's record that contradict each other or the Dangerous Goods List. */
import { missingElements, molarMassOf, structureProblem } from '../../chemistry/molecule.ts';
import type { Product, ProductFile } from '../../records/products/products.ts';
import { contentProblem } from '../../records/reading/read-record.ts';
import { checkContradictions } from './contradictions.ts';
import { checkFlammability, checkHazards } from './hazards.ts';
import type { Report } from './report.ts';
import { checkTransport } from './transport.ts';

/** Returns the contradictions of one record, a line each with file, line, field, expected and found. */
export function findProductProblems({ file, product }: ProductFile): string[] {
  const problems: string[] = [];
  const report: Report = (field, message) =>
    problems.push(contentProblem(file, field.split('.'), message));
  const checkAll = [
    checkIdentity,
    checkHazards,
    checkFlammability,
    checkTransport,
    () => checkContradictions({ file, product }, report),
  ];
  for (const check of checkAll) {
    try {
      check(product, report);
    } catch {
      // It needs a field that is not valid, whose own problem is reported.
    }
  }
  return problems;
}

/** Litres per mole of a gas at 20 to 25 °C. */
const MOLAR_VOLUME = 24.25;
/** The relative difference between the two figures of an exposure limit. Authorities round them. */
const ROUNDING = 0.12;

/** Compares formula, molar mass, exposure limits and elements in the name with the structure. */
function checkIdentity({ exposureLimits, identity, name }: Product, report: Report): void {
  const problem = structureProblem(identity);
  if (problem) report(`identity.${problem.field}`, problem.message);
  for (const { word, expected } of missingElements(name, identity.formula)) {
    report(
      'identity.formula',
      `must contain ${expected}, as the name says "${word}": correct the formula or the name`,
    );
  }
  if (problem || identity.smiles === undefined) return;
  const litresPerGram = MOLAR_VOLUME / Number(molarMassOf(identity.smiles));
  for (const [index, limit] of exposureLimits.entries()) {
    for (const field of ['eightHours', 'shortTerm'] as const) {
      const found = /^([\d.,]+) ppm \(([\d.,]+) mg\/m³\)/.exec(limit[field] ?? '') ?? [];
      const [, ppm = NaN, milligrams = NaN] = found.map((part) => Number(part.replaceAll(',', '')));
      const expected = ppm / litresPerGram;
      if (!(Math.abs(milligrams / expected - 1) > ROUNDING)) continue;
      report(
        `exposureLimits.${index}.${field}`,
        `must be about ${Math.round(expected)} mg/m³ for ${ppm} ppm of this substance: it may be the limit of another`,
      );
    }
  }
}

/** Facts that these checks do not compare. */
export const UNCHECKED = [
  'Formula and molar mass of products without a structure ("smiles").',
  'Transport of products without a UN number.',
  'Flash points of solids, blends and solutions, and of liquids without vapour pressure, boiling point or explosive limits, except with the hazard statements.',
  'Whether CAS number, EC number, structure, tariff number, classification, tank instruction, properties and specification are those of the substance: compare them with the "source" of the record.',
];

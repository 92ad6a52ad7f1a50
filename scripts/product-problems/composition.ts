import { allowedRange, COMPENDIAL_LIMITS } from '../../src/chemistry/compendial-limits.ts';
import { missingElements, molarMassOf, structureFault } from '../../src/chemistry/molecule.ts';
import type { Product } from '../../src/records/products/products.ts';
import { figuresOf } from './figures.ts';
import type { Report } from './report.ts';

type Grade = Product['grades'][number];

/** Compares formula and molar mass with the structure, and the formula with elements in the name. */
export function checkIdentity({ name, identity }: Product, report: Report): void {
  const fault = structureFault(identity);
  if (fault) report(`identity.${fault.field}`, fault.message);
  for (const { word, expected } of missingElements(name, identity.formula)) {
    report(
      'identity.formula',
      `must contain ${expected}, as the name says "${word}": correct the formula or the name`,
    );
  }
}

/** The temperature of `physicalState`, in °C. */
const ROOM_TEMPERATURE = 20;

/** Compares the physical state with melting point and boiling point. */
export function checkPhysicalState(product: Product, report: Report): void {
  const { physicalState } = product;
  const { boilingPoint, meltingPoint } = figuresOf(product);
  const isMelted = meltingPoint !== undefined && meltingPoint < ROOM_TEMPERATURE;
  const isWrong =
    (physicalState === 'solid' && isMelted) ||
    (physicalState !== 'solid' && meltingPoint !== undefined && !isMelted) ||
    (boilingPoint !== undefined && (physicalState === 'gas') !== boilingPoint < ROOM_TEMPERATURE);
  if (!isWrong) return;
  report(
    'physicalState',
    `must fit its melting point of ${meltingPoint ?? '?'} °C and boiling point of ${boilingPoint ?? '?'} °C, being the state at ${ROOM_TEMPERATURE} °C: correct the one that is wrong`,
  );
}

/** Returns whether a grade is one of a compendium, and the limits of the compendium for it, if they are known. */
export function compendialLimits({ identity }: Product, { name }: Grade) {
  const kind = (['food', 'pharmaceutical'] as const).find((word) =>
    name.toLowerCase().includes(word),
  );
  return {
    isCompendial: kind !== undefined,
    known: kind && COMPENDIAL_LIMITS[identity.casNumber ?? '']?.[kind],
  };
}

/** Checks that food and pharmaceutical grades are within the limits of their compendium. */
export function checkGrades(product: Product, report: Report): void {
  for (const [index, grade] of product.grades.entries()) {
    const { known } = compendialLimits(product, grade);
    if (!known) continue;
    for (const [parameter, [lowest, highest, unit]] of Object.entries(known.limits)) {
      const at = grade.specification.findIndex((line) => line.parameter === parameter);
      const line = grade.specification[at];
      const allowed = line && allowedRange(line.limit);
      if (allowed && line.unit === unit && allowed[0] >= lowest && allowed[1] <= highest) continue;
      const bounds = [
        lowest === -Infinity ? [] : `min. ${lowest}`,
        highest === Infinity ? [] : `max. ${highest}`,
      ].flat();
      report(
        `grades.value.${index}.specification${line ? `.${at}.limit` : ''}`,
        `must keep to ${parameter} ${bounds.join(', ')}${unit === null ? '' : ` ${unit}`} (${known.source}), as its name is ${grade.name}`,
      );
    }
  }
}

/** Litres of a mole of gas at 20 °C and at 25 °C: authorities use either. */
const MOLAR_VOLUMES = { lowest: 24.05, highest: 24.45 };
/** Authorities round limits. */
const ROUNDING = 0.1;

/** Checks that both figures of a limit such as "500 ppm (1,210 mg/m³)" are the same amount of this substance. */
export function checkExposureLimits({ exposureLimits, identity }: Product, report: Report): void {
  const { smiles } = identity;
  if (smiles === undefined || structureFault(identity)) return;
  const molarMass = Number(molarMassOf(smiles));
  for (const [index, limit] of exposureLimits.entries()) {
    for (const field of ['eightHours', 'shortTerm'] as const) {
      const figures = /^([\d.,]+) ppm \(([\d.,]+) mg\/m³\)/.exec(limit[field] ?? '');
      const [, ppm, milligrams] = (figures ?? []).map((part) => Number(part.replaceAll(',', '')));
      if (ppm === undefined || milligrams === undefined) continue;
      const lowest = (ppm * molarMass) / MOLAR_VOLUMES.highest;
      const highest = (ppm * molarMass) / MOLAR_VOLUMES.lowest;
      if (milligrams > lowest * (1 - ROUNDING) && milligrams < highest * (1 + ROUNDING)) continue;
      report(
        `exposureLimits.${index}.${field}`,
        `must be about ${Math.round(lowest)} mg/m³ for ${ppm} ppm of this substance: it may be the limit of another`,
      );
    }
  }
}

/** Drug precursors of categories 2 and 3: Regulation (EC) No 273/2004, Annex I, by CAS number. */
const DRUG_PRECURSORS = [
  ...['108-24-7', '7723-14-0', '103-82-2', '118-92-3', '110-89-4', '7722-64-7'],
  ...['7647-01-0', '7664-93-9', '108-88-3', '60-29-7', '67-64-1', '78-93-3'],
];

/** Checks that the export controls of a drug precursor, and of no other product, name the regulation. */
export function checkPrecursor({ identity, exportControls }: Product, report: Report): void {
  const isPrecursor = DRUG_PRECURSORS.includes(identity.casNumber ?? '');
  if (isPrecursor === exportControls.some(({ source }) => /273\/2004/.test(source))) return;
  report(
    'exportControls',
    isPrecursor
      ? 'must say that it is a drug precursor, with the source "Regulations (EC) No 273/2004 and No 111/2005"'
      : 'cites Regulation (EC) No 273/2004 on drug precursors, whose Annex I does not list its CAS number: delete the entry',
  );
}

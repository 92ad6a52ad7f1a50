import { missingElements, molarMassOf, structureFault } from '../../src/chemistry/molecule.ts';
import type { Product } from '../../src/records/products/products.ts';
import type { Report } from './report.ts';

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

/** Litres of a mole of gas at 20 °C and at 25 °C: authorities use either. */
const MOLAR_VOLUMES = { lowest: 24.05, highest: 24.45 };
/** Authorities round limits. */
const ROUNDING = 0.1;

/** Returns the figure of a limit in ppm; NaN where it has none. */
const ppmOf = (limit = '') => Number(/^([\d.,]+) ppm/.exec(limit)?.[1]?.replaceAll(',', ''));

/** Checks that both figures of a limit such as "500 ppm (1,210 mg/m³)" are the same amount of this substance. */
export function checkExposureLimits({ exposureLimits, identity }: Product, report: Report): void {
  const { smiles } = identity;
  if (smiles === undefined || structureFault(identity)) return;
  const molarMass = Number(molarMassOf(smiles));
  for (const [index, limit] of exposureLimits.entries()) {
    if (ppmOf(limit.shortTerm) < ppmOf(limit.eightHours))
      report(`exposureLimits.${index}.shortTerm`, 'must be at least the limit of eight hours');
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

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

/** Returns the figures of a limit such as "500 ppm (1,210 mg/m³)"; NaN for one that it does not have. */
function amountsOf(limit = '') {
  const figures = /^([\d.,]+) ppm(?: \(([\d.,]+) mg\/m³\))?/.exec(limit) ?? [];
  const [, ppm = NaN, milligrams = NaN] = figures.map((part) =>
    part === undefined ? NaN : Number(part.replaceAll(',', '')),
  );
  return { ppm, milligrams };
}

/**
 * Checks the exposure limits of a product with a structure: both figures of a limit are the same amount of this
 * substance, and a short-term limit is not below that of eight hours.
 */
export function checkExposureLimits({ exposureLimits, identity }: Product, report: Report): void {
  const { smiles } = identity;
  if (smiles === undefined || structureFault(identity)) return;
  const molarMass = Number(molarMassOf(smiles));
  for (const [index, limit] of exposureLimits.entries()) {
    if (amountsOf(limit.shortTerm).ppm < amountsOf(limit.eightHours).ppm)
      report(`exposureLimits.${index}.shortTerm`, 'must be at least the limit of eight hours');
    for (const field of ['eightHours', 'shortTerm'] as const) {
      const { ppm, milligrams } = amountsOf(limit[field]);
      if (Number.isNaN(milligrams)) continue;
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

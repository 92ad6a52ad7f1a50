/** Minimum requirements for a food or pharmaceutical grade of a substance. */
interface CompendialLimits {
  /** The publication that sets the limits. */
  readonly source: string;
  /** By parameter of the specification: lowest value, highest value, and unit. */
  readonly limits: Readonly<
    Record<string, readonly [lowest: number, highest: number, unit: string | null]>
  >;
}

const NO_LOWEST = -Infinity;
const NO_HIGHEST = Infinity;

/** By CAS number, then by the word in the grade's name. */
export const COMPENDIAL_LIMITS: Readonly<
  Record<string, Partial<Record<'food' | 'pharmaceutical', CompendialLimits>>>
> = {
  '64-19-7': {
    food: {
      source: 'JECFA, 63rd meeting (2004), INS 260; Commission Regulation (EU) No 231/2012, E 260',
      limits: {
        Assay: [99.8, NO_HIGHEST, '% m/m'],
        'Non-volatile matter': [NO_LOWEST, 0.01, '% m/m'],
        Lead: [NO_LOWEST, 0.5, 'mg/kg'],
        Arsenic: [NO_LOWEST, 1, 'mg/kg'],
        Mercury: [NO_LOWEST, 1, 'mg/kg'],
      },
    },
  },
  '5949-29-1': {
    food: {
      source: 'Commission Regulation (EU) No 231/2012, E 330',
      limits: {
        'Assay on the anhydrous basis': [99.5, NO_HIGHEST, '% m/m'],
        Water: [NO_LOWEST, 8.8, '% m/m'],
        'Sulphated ash': [NO_LOWEST, 0.05, '% m/m'],
        'Oxalic acid': [NO_LOWEST, 100, 'mg/kg'],
        Lead: [NO_LOWEST, 0.5, 'mg/kg'],
      },
    },
    pharmaceutical: {
      source: 'Ph. Eur., Citric acid monohydrate',
      limits: {
        'Assay on the anhydrous basis': [99.5, 100.5, '% m/m'],
        Water: [7.5, 9, '% m/m'],
        'Sulphated ash': [NO_LOWEST, 0.1, '% m/m'],
        Sulphates: [NO_LOWEST, 150, 'mg/kg'],
        'Oxalic acid': [NO_LOWEST, 360, 'mg/kg'],
      },
    },
  },
  '56-81-5': {
    pharmaceutical: {
      source: 'USP 43, Glycerin',
      limits: {
        'Assay on the anhydrous basis': [99, 101, '% m/m'],
        Water: [NO_LOWEST, 5, '% m/m'],
        'Specific gravity at 25 °C': [1.249, NO_HIGHEST, null],
        'Residue on ignition': [NO_LOWEST, 0.01, '% m/m'],
        Chlorides: [NO_LOWEST, 10, 'mg/kg'],
        Sulphates: [NO_LOWEST, 20, 'mg/kg'],
        'Chlorinated compounds as Cl': [NO_LOWEST, 30, 'mg/kg'],
        'Related compounds (each)': [NO_LOWEST, 0.1, '% m/m'],
        'Related compounds (total)': [NO_LOWEST, 1, '% m/m'],
        'Diethylene glycol and ethylene glycol (each), every lot': [NO_LOWEST, 0.1, '% m/m'],
      },
    },
  },
  '6106-04-3': {
    food: {
      source: 'USP-NF, Monosodium glutamate; Commission Regulation (EU) No 231/2012, E 621',
      limits: {
        'Assay on the anhydrous basis': [99, 101, '% m/m'],
        'Pyrrolidone carboxylic acid': [NO_LOWEST, 0.2, '% m/m'],
        'Loss on drying at 98 °C': [NO_LOWEST, 0.5, '% m/m'],
        'Specific rotation at 20 °C, D line': [24.8, 25.3, '°'],
        'pH of a 5 % solution': [6.7, 7.2, null],
        Lead: [NO_LOWEST, 1, 'mg/kg'],
      },
    },
  },
};

/**
 * Returns the range of values that a limit such as "max. 0.5" or "6.7 to 7.2" allows; undefined for a limit in words.
 */
export function allowedRange(limit: string): [lowest: number, highest: number] | undefined {
  const [, bound, value] = /^(min|max)\. ([\d.]+)$/.exec(limit) ?? [];
  if (bound === 'min') return [Number(value), NO_HIGHEST];
  if (bound === 'max') return [NO_LOWEST, Number(value)];
  const [, lowest, highest] = /^([+-]?[\d.]+) to ([+-]?[\d.]+)$/.exec(limit) ?? [];
  return lowest === undefined ? undefined : [Number(lowest), Number(highest)];
}

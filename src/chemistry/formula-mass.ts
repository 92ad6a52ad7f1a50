/** Abridged standard atomic weights in g/mol, IUPAC 2021 (conventional values where it gives an interval). */
const ATOMIC_MASSES: Readonly<Record<string, number>> = {
  H: 1.008,
  Li: 6.94,
  B: 10.81,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  F: 18.998,
  Na: 22.99,
  Mg: 24.305,
  Al: 26.982,
  Si: 28.085,
  P: 30.974,
  S: 32.06,
  Cl: 35.45,
  K: 39.098,
  Ca: 40.078,
  Ti: 47.867,
  Mn: 54.938,
  Fe: 55.845,
  Ni: 58.693,
  Cu: 63.546,
  Zn: 65.38,
  Br: 79.904,
  I: 126.9,
};

/**
 * How many atoms of each element a formula holds. Crystal water follows a
 * raised dot, with its number before it: C6H8O7·H2O, MgSO4·7H2O. Throws when
 * the text is not a formula.
 */
export function countAtoms(formula: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of formula.split('·')) {
    const match = /^(\d*)((?:[A-Z][a-z]?\d*)+)$/.exec(part);
    if (!match) throw new Error(`"${formula}" is not a formula such as C3H6O or C6H8O7·H2O.`);
    const [, multiplier = '', atoms = ''] = match;
    for (const [, element = '', count = ''] of atoms.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
      const added = Number(multiplier || 1) * Number(count || 1);
      counts.set(element, (counts.get(element) ?? 0) + added);
    }
  }
  return counts;
}

/** The molar mass of a formula in g/mol. Throws for an element that the table does not hold. */
export function formulaMass(formula: string): number {
  let mass = 0;
  for (const [element, count] of countAtoms(formula)) {
    const atomicMass = ATOMIC_MASSES[element];
    if (atomicMass === undefined) {
      throw new Error(
        `The element ${element} of ${formula} has no atomic mass. Add it to src/chemistry/formula-mass.ts from the IUPAC table.`,
      );
    }
    mass += atomicMass * count;
  }
  return mass;
}

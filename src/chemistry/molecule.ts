import { Molecule } from 'openchemlib';

/** Masses of elements differ by source in the second decimal, in g/mol. */
const MOLAR_MASS_TOLERANCE = 0.02;

/** Reads a SMILES. Throws an error that quotes one which cannot be read. */
export function readMolecule(smiles: string): Molecule {
  let molecule: Molecule;
  try {
    molecule = Molecule.fromSmiles(smiles);
  } catch (cause) {
    throw new Error(`"${smiles}" is not a readable SMILES. Correct the product's "smiles".`, {
      cause,
    });
  }
  if (molecule.getAllAtoms() === 0) {
    throw new Error(`The SMILES "${smiles}" has no atoms. Correct the product's "smiles".`);
  }
  return molecule;
}
/** How many atoms of each element a formula of the schema's form counts, crystal water included: C6H8O7·H2O. */
function atomCounts(formula: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of formula.split('·')) {
    const [multiplier] = /^\d*/.exec(part) ?? [];
    for (const [, element = '', count] of part.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
      const atoms = Number(multiplier || 1) * Number(count || 1);
      counts.set(element, (counts.get(element) ?? 0) + atoms);
    }
  }
  return counts;
}

const inOrder = (formula: string) => [...atomCounts(formula)].map(String).sort().join();

/**
 * What a product's formula or molar mass says otherwise than its structure; undefined where all agree.
 * Throws for a SMILES that cannot be read.
 */
export function structureFault({
  smiles,
  formula,
  molarMass,
}: {
  smiles: string;
  formula: string;
  molarMass: number;
}): string | undefined {
  const structure = readMolecule(smiles).getMolecularFormula();
  if (inOrder(formula) !== inOrder(structure.formula)) {
    return `the structure of "smiles" has the formula ${structure.formula}, and "formula" is ${formula}; correct the one that is wrong`;
  }
  const mass = structure.relativeWeight;
  if (Math.abs(molarMass - mass) < MOLAR_MASS_TOLERANCE) return undefined;
  return `"molarMass" is ${molarMass}, and the structure of "smiles" has ${mass.toFixed(3)} g/mol`;
}

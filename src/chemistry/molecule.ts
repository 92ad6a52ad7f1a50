import { Molecule, type MolecularFormula } from 'openchemlib';

/** In g/mol. Atomic masses differ between sources in the second decimal. */
const MOLAR_MASS_TOLERANCE = 0.02;

/** Parses a SMILES. Throws an error that quotes an invalid one. */
export function readMolecule(smiles: string): Molecule {
  let molecule: Molecule;
  try {
    molecule = Molecule.fromSmiles(smiles);
  } catch (cause) {
    throw new Error(`"${smiles}" is not a readable SMILES: correct it`, { cause });
  }
  if (molecule.getAllAtoms() === 0) {
    throw new Error(`"${smiles}" has no atoms: correct it`);
  }
  return molecule;
}
/** Returns the molar mass of a structure in g/mol, with two decimals: "58.08". Throws for an invalid SMILES. */
export const molarMassOf = (smiles: string): string =>
  readMolecule(smiles).getMolecularFormula().relativeWeight.toFixed(2);

/** Counts the atoms of each element in a formula, including brackets and crystal water: Ca(OH)2, C6H8O7·H2O. */
function atomCounts(formula: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of formula.split('·')) {
    const [, multiplier = '', atoms = ''] = /^(\d*)(.*)$/.exec(part) ?? [];
    // Read from right to left, so that the number after a bracket comes before the atoms that it multiplies.
    const factors = [Number(multiplier || 1)];
    for (const [, open, close, times, element = '', count] of [
      ...atoms.matchAll(/(\()|(\))(\d*)|([A-Z][a-z]?)(\d*)/g),
    ].reverse()) {
      const factor = factors.at(-1) ?? 1;
      if (open) factors.pop();
      else if (close) factors.push(factor * Number(times || 1));
      else counts.set(element, (counts.get(element) ?? 0) + factor * Number(count || 1));
    }
  }
  return counts;
}

const sortedAtoms = (formula: string) => [...atomCounts(formula)].map(String).sort().join();

/**
 * Returns the field and a sentence if a structure is no SMILES, or contradicts formula or molar mass; undefined if they
 * agree or there is no structure.
 */
export function structureProblem({
  smiles,
  formula,
  molarMass,
}: {
  smiles?: string | undefined;
  formula?: string | undefined;
  molarMass?: number | undefined;
}): { field: 'smiles' | 'formula' | 'molarMass'; message: string } | undefined {
  if (smiles === undefined) return undefined;
  let structure: MolecularFormula;
  try {
    structure = readMolecule(smiles).getMolecularFormula();
  } catch (error) {
    return { field: 'smiles', message: error instanceof Error ? error.message : String(error) };
  }
  if (formula === undefined || sortedAtoms(formula) !== sortedAtoms(structure.formula)) {
    const message = `must be ${structure.formula}, as the structure of "smiles" has it: correct the one that is wrong`;
    return { field: 'formula', message };
  }
  const mass = structure.relativeWeight;
  if (molarMass === undefined || Math.abs(molarMass - mass) < MOLAR_MASS_TOLERANCE)
    return undefined;
  const message = `must be ${mass.toFixed(3)} g/mol, as the structure of "smiles" has it: leave it out`;
  return { field: 'molarMass', message };
}

/** Words in names, and the part that the formula must then contain. */
const PARTS_OF_NAMES: readonly (readonly [word: RegExp, part: string])[] = [
  [/\b(MONO|DI|TRI)?SODIUM\b/, 'Na'],
  [/\b(MONO|DI|TRI)?POTASSIUM\b/, 'K'],
  [/\bCALCIUM\b/, 'Ca'],
  [/\bMAGNESIUM\b/, 'Mg'],
  [/\bALUMINIUM\b/, 'Al'],
  [/\b(ZINC)\b/, 'Zn'],
  [/\b(COPPER|CUPRIC|CUPROUS)\b/, 'Cu'],
  [/\b(IRON|FERRIC|FERROUS)\b/, 'Fe'],
  [/\bAMMONIUM\b/, 'N'],
  [/\b(HYDRO|DI|TRI|TETRA)?CHLORIDE\b/, 'Cl'],
  [/\b(HYDRO)?BROMIDE\b/, 'Br'],
  [/\b(BI|METABI|THIO)?SUL(PH|F)[AI]TE\b/, 'S'],
  [/\b(POLY)?PHOSPHATE\b/, 'P'],
  [/\bNITR[AI]TE\b/, 'N'],
];
/** Prefixes of hydrates, and the number of waters in the formula. */
const HYDRATES: Readonly<Record<string, string>> = {
  MONO: '',
  DI: '2',
  TRI: '3',
  PENTA: '5',
  HEXA: '6',
  HEPTA: '7',
};
/** Words of a name for an element that the product does not contain: NON-FERRIC ALUM, ALUMINIUM SULPHATE (IRON-FREE). */
const ABSENT = /\bNON[ -][A-Z]+|[A-Z]+[ -]FREE\b/g;

/** Returns the words in a product's name (in capitals) whose element or crystal water is missing in the formula. */
export function missingElements(
  name: string,
  formula: string | undefined,
): { word: string; expected: string }[] {
  if (formula === undefined) return [];
  const counts = atomCounts(formula);
  const missing = PARTS_OF_NAMES.flatMap(([word, part]) => {
    const [found] = word.exec(name.replaceAll(ABSENT, '')) ?? [];
    return found === undefined || counts.has(part) ? [] : [{ word: found, expected: part }];
  });
  const [word = '', prefix = ''] = /\b([A-Z]+)HYDRATE\b/.exec(name) ?? [];
  const waters = HYDRATES[prefix];
  if (waters !== undefined && !formula.endsWith(`·${waters}H2O`)) {
    missing.push({ word, expected: `·${waters}H2O` });
  }
  if (/\bANHYDROUS\b/.test(name) && /·\d*H2O/.test(formula)) {
    missing.push({ word: 'ANHYDROUS', expected: 'no water' });
  }
  return missing;
}

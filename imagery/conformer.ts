import { ConformerGenerator, ForceFieldMMFF94, Molecule, Resources } from 'openchemlib';

/** Seed of the conformer search: with it, the same structure gets the same shape on every run. */
const CONFORMER_SEED = 20_181;

type Atom = {
  element: string;
  /** Position in ångströms. */
  position: [number, number, number];
};

/** A molecule as balls and sticks. */
type Conformer = {
  atoms: Atom[];
  /** Indices of two atoms, and 1, 2 or 3 for a single, double or triple bond. */
  bonds: [number, number, number][];
};

/**
 * A three-dimensional shape for each fragment of a SMILES (a salt or hydrate has several),
 * the largest first, hydrogens included. Throws when a fragment has no conformer.
 */
export function conformersOf(smiles: string): Conformer[] {
  Resources.registerFromNodejs?.();
  return Molecule.fromSmiles(smiles)
    .getFragments()
    .map((fragment) => conformerOf(fragment, smiles))
    .toSorted((first, second) => second.atoms.length - first.atoms.length);
}

function conformerOf(fragment: Molecule, smiles: string): Conformer {
  fragment.addImplicitHydrogens();
  const shaped =
    fragment.getAllAtoms() === 1
      ? fragment
      : new ConformerGenerator(CONFORMER_SEED).getOneConformerAsMolecule(fragment);
  if (!shaped) throw new Error(`No three-dimensional shape was found for the SMILES ${smiles}.`);
  // Straightens rings and angles.
  if (shaped.getAllAtoms() > 1)
    new ForceFieldMMFF94(shaped, ForceFieldMMFF94.MMFF94SPLUS).minimise({
      maxIts: 2000,
      gradTol: 1e-4,
      funcTol: 1e-6,
    });
  shaped.ensureHelperArrays(Molecule.cHelperRings);
  return {
    atoms: Array.from({ length: shaped.getAllAtoms() }, (_, atom) => ({
      element: shaped.getAtomLabel(atom),
      position: [shaped.getAtomX(atom), shaped.getAtomY(atom), shaped.getAtomZ(atom)],
    })),
    bonds: Array.from({ length: shaped.getAllBonds() }, (_, bond) => [
      shaped.getBondAtom(0, bond),
      shaped.getBondAtom(1, bond),
      shaped.getBondOrder(bond),
    ]),
  };
}

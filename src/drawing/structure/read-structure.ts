import { Molecule } from 'openchemlib';

/** The atoms and bonds that hang together: a salt or a hydrate has several fragments. */
export type StructureFragment = ReturnType<typeof readFragment>;
export type StructureAtom = StructureFragment['atoms'][number];
export type StructureBond = StructureFragment['bonds'][number];

function readFragment(molecule: Molecule) {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const atoms = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => ({
    element: molecule.getAtomLabel(atom),
    // In bond lengths, y downwards.
    x: molecule.getAtomX(atom),
    y: molecule.getAtomY(atom),
    charge: molecule.getAtomCharge(atom),
    hydrogens: molecule.getAllHydrogens(atom),
    // Indices of atoms, as in bonds and rings.
    neighbours: Array.from({ length: molecule.getConnAtoms(atom) }, (_, index) =>
      molecule.getConnAtom(atom, index),
    ),
  }));
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, bond) => {
    const type = molecule.getBondType(bond);
    const wedge =
      type === Molecule.cBondTypeUp ? 'solid' : type === Molecule.cBondTypeDown ? 'hashed' : null;
    return {
      // A wedge starts here, at the stereo centre: solid towards the reader, hashed away.
      from: molecule.getBondAtom(0, bond),
      to: molecule.getBondAtom(1, bond),
      order: molecule.getBondOrder(bond),
      wedge,
    } as const;
  });
  const ringSet = molecule.getRingSet();
  const rings = Array.from({ length: ringSet.getSize() }, (_, ring) =>
    Array.from(ringSet.getRingAtoms(ring)),
  );
  return { atoms, bonds, rings };
}

/** Fragments with more atoms stand first; charged ones before neutral ones (water comes last). */
function byImportance(first: StructureFragment, second: StructureFragment): number {
  const isCharged = (fragment: StructureFragment) =>
    Number(fragment.atoms.some(({ charge }) => charge !== 0));
  return second.atoms.length - first.atoms.length || isCharged(second) - isCharged(first);
}

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

/** Reads a SMILES as `readMolecule` does and places its atoms on the plane, largest fragment first. */
export const readStructure = (smiles: string): StructureFragment[] =>
  readMolecule(smiles).getFragments().map(readFragment).sort(byImportance);

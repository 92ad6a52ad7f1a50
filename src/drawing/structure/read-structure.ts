import { Molecule } from 'openchemlib';

/** One atom of a drawing. Positions are in bond lengths, y downwards. */
export interface StructureAtom {
  readonly element: string;
  readonly x: number;
  readonly y: number;
  /** Formal charge. */
  readonly charge: number;
  readonly hydrogens: number;
  /** Indices of the atoms that it is bonded to. */
  readonly neighbours: readonly number[];
}

/** One bond; `from` and `to` are indices of atoms. A wedge starts at `from`, the stereo centre. */
export interface StructureBond {
  readonly from: number;
  readonly to: number;
  readonly order: number;
  /** Solid wedge towards the reader, hashed wedge away from the reader, or plain. */
  readonly wedge: 'solid' | 'hashed' | null;
}

/** The atoms and bonds that hang together: a salt or a hydrate has several fragments. */
export interface StructureFragment {
  readonly atoms: readonly StructureAtom[];
  readonly bonds: readonly StructureBond[];
  /** Rings as lists of atom indices. */
  readonly rings: readonly (readonly number[])[];
}

function readFragment(molecule: Molecule): StructureFragment {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const atoms = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => ({
    element: molecule.getAtomLabel(atom),
    x: molecule.getAtomX(atom),
    y: molecule.getAtomY(atom),
    charge: molecule.getAtomCharge(atom),
    hydrogens: molecule.getAllHydrogens(atom),
    neighbours: Array.from({ length: molecule.getConnAtoms(atom) }, (_, index) =>
      molecule.getConnAtom(atom, index),
    ),
  }));
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, bond) => {
    const type = molecule.getBondType(bond);
    const wedge =
      type === Molecule.cBondTypeUp ? 'solid' : type === Molecule.cBondTypeDown ? 'hashed' : null;
    return {
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

/**
 * Reads a SMILES and places its atoms on the plane, largest fragment first.
 * Throws an error that quotes a SMILES which cannot be read.
 */
export function readStructure(smiles: string): StructureFragment[] {
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
  return molecule.getFragments().map(readFragment).sort(byImportance);
}

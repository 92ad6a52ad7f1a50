import type { StructureAtom, StructureFragment } from './read-structure.ts';

/** Drawn bonds lie on multiples of this angle from one another, in degrees. */
const BOND_ANGLE_STEP = 30;
const FULL_TURN = 360;
/** Ratings closer than this, in bond lengths, are equal. */
const SAME_RATING = 0.02;

function turned(
  atoms: readonly StructureAtom[],
  degrees: number,
  isMirrored: boolean,
): StructureAtom[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return atoms.map((atom) => {
    const x = isMirrored ? -atom.x : atom.x;
    return { ...atom, x: x * cos - atom.y * sin, y: x * sin + atom.y * cos };
  });
}

/** How a chemist would rate a way to lay the molecule down; smaller is better. Compared item by item. */
function rating(fragment: StructureFragment, atoms: readonly StructureAtom[]): number[] {
  const xs = atoms.map(({ x }) => x);
  const ys = atoms.map(({ y }) => y);
  const middleX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const middleY = (Math.min(...ys) + Math.max(...ys)) / 2;
  const height = Math.max(...ys) - Math.min(...ys);
  const hetero = atoms.filter(({ element }) => element !== 'C');
  const rightwards = hetero.reduce((sum, { x }) => sum + x - middleX, 0);
  const carbonylsUp = fragment.bonds.reduce((sum, { from, to, order }) => {
    const [first, second] = [atoms[from], atoms[to]];
    if (order !== 2 || !first || !second) return sum;
    if (second.element === 'O') return sum + first.y - second.y;
    return first.element === 'O' ? sum + second.y - first.y : sum;
  }, 0);
  const carbons = atoms.filter(({ element }) => element === 'C');
  const chainSpread = carbons.reduce((sum, { x }) => sum + Math.abs(x - middleX), 0);
  const heteroUp = hetero.reduce((sum, { y }) => sum + middleY - y, 0);
  return [height, -chainSpread, -carbonylsUp, -rightwards, -heteroUp];
}

function isBetter(rated: readonly number[], best: readonly number[]): boolean {
  const differences = rated.map((value, index) => value - (best[index] ?? 0));
  const difference = differences.find((value) => Math.abs(value) > SAME_RATING);
  return (difference ?? 0) < 0;
}

/**
 * Lays a molecule flat: as low as its bonds allow, its carbon chain level, C=O
 * upwards and oxygen and nitrogen towards the right. Mirrors only what has no stereo centre.
 */
export function layFlat(fragment: StructureFragment): StructureFragment {
  const [firstBond] = fragment.bonds;
  const [start, end] = [fragment.atoms[firstBond?.from ?? 0], fragment.atoms[firstBond?.to ?? 0]];
  if (!firstBond || !start || !end) return fragment;
  const tilt = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const mirrorings = fragment.bonds.some(({ wedge }) => wedge !== null) ? [false] : [false, true];
  let best: { atoms: StructureAtom[]; rated: number[] } | undefined;
  for (const isMirrored of mirrorings) {
    // A mirrored bond runs the other way: 180 degrees minus its angle.
    const level = isMirrored ? tilt - 180 : -tilt;
    for (let turn = 0; turn < FULL_TURN; turn += BOND_ANGLE_STEP) {
      const atoms = turned(fragment.atoms, level + turn, isMirrored);
      const rated = rating(fragment, atoms);
      if (!best || isBetter(rated, best.rated)) best = { atoms, rated };
    }
  }
  return best ? { ...fragment, atoms: best.atoms } : fragment;
}

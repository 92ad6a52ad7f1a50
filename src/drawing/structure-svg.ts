import { Molecule } from 'openchemlib';
import { readMolecule } from '../chemistry/molecule.ts';
import { escapeHtml } from '../markup/escape-html.ts';

/** The length of a bond that openchemlib draws, unless `BOX_PX` is too small for the molecule. */
const DRAWN_BOND_PX = 24;
const BOX_PX = 4000;
/** Bonds are drawn at multiples of this angle, in degrees. */
const BOND_ANGLE_STEP = 30;
/** In bond lengths. Ratings that differ by less count as equal. */
const SAME_RATING = 0.02;
const CARBON = 6;
const OXYGEN = 8;
/** The gap between the parts of a salt or hydrate. */
const FRAGMENT_GAP_PX = 9;
/** The width of a digit of the count before a part. */
const DIGIT_PX = 9;

const DEPICTION = {
  suppressChiralText: true,
  suppressCIPParity: true,
  suppressESR: true,
  noImplicitAtomLabelColors: true,
  noStereoProblem: true,
  autoCrop: true,
  autoCropMargin: 2,
  strokeWidth: 1.4,
};

type StructureSvgOptions = {
  /** The length of a bond in pixels, which sets the scale. Default: 24. */
  readonly bondLength?: number;
  /** The accessible name. Without one, the drawing is hidden from assistive technology. */
  readonly title?: string;
  /** CSS colour of all lines and letters. Default: `currentColor`. */
  readonly color?: string;
  /** Font family of the letters. Default: inherited. */
  readonly font?: string;
};

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Returns a copy of a molecule, first mirrored if `isMirrored`, then rotated. */
function rotated(molecule: Molecule, degrees: number, isMirrored: boolean): Molecule {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const copy = molecule.getCompactCopy();
  for (const atom of range(molecule.getAllAtoms())) {
    const x = molecule.getAtomX(atom) * (isMirrored ? -1 : 1);
    const y = molecule.getAtomY(atom);
    copy.setAtomX(atom, x * cos - y * sin);
    copy.setAtomY(atom, x * sin + y * cos);
  }
  copy.ensureHelperArrays(Molecule.cHelperNeighbours);
  return copy;
}

/**
 * Rates the orientation of a molecule: height, spread of the carbon chain, C=O upwards, other elements to
 * the right and up. Smaller is better; the first numbers that differ decide.
 */
function rating(molecule: Molecule): number[] {
  const atoms = range(molecule.getAllAtoms());
  const x = (atom: number) => molecule.getAtomX(atom);
  const y = (atom: number) => molecule.getAtomY(atom);
  const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [middleX, middleY] = [middleOf(atoms.map(x)), middleOf(atoms.map(y))];
  const carbons = atoms.filter((atom) => molecule.getAtomicNo(atom) === CARBON);
  const hetero = atoms.filter((atom) => molecule.getAtomicNo(atom) !== CARBON);
  const oxo = hetero.filter(
    (atom) => molecule.getAtomicNo(atom) === OXYGEN && molecule.getAtomPi(atom) > 0,
  );
  return [
    Math.max(...atoms.map(y)) - Math.min(...atoms.map(y)),
    -sum(carbons.map((atom) => Math.abs(x(atom) - middleX))),
    sum(oxo.map((atom) => y(atom) - y(molecule.getConnAtom(atom, 0)))),
    sum(hetero.map((atom) => middleX - x(atom))),
    sum(hetero.map((atom) => y(atom) - middleY)),
  ];
}

function isBetter(rated: readonly number[], best: readonly number[]): boolean {
  const differences = rated.map((value, index) => value - (best[index] ?? 0));
  return (differences.find((value) => Math.abs(value) > SAME_RATING) ?? 0) < 0;
}

/**
 * Returns a molecule in its best orientation: as low as its bonds allow, with its carbon chain level, C=O
 * upwards, oxygen and nitrogen to the right. A molecule with a stereo centre is not mirrored.
 */
export function orient(molecule: Molecule): Molecule {
  if (molecule.getAllBonds() === 0) return molecule;
  const [from, to] = [molecule.getBondAtom(0, 0), molecule.getBondAtom(1, 0)];
  const dx = molecule.getAtomX(to) - molecule.getAtomX(from);
  const dy = molecule.getAtomY(to) - molecule.getAtomY(from);
  const tilt = (Math.atan2(dy, dx) * 180) / Math.PI;
  const mirrorings = molecule.getStereoCenterCount() > 0 ? [false] : [false, true];
  let best: { molecule: Molecule; rated: number[] } | undefined;
  for (const isMirrored of mirrorings) {
    for (const turn of range(360 / BOND_ANGLE_STEP)) {
      // The angle of a mirrored bond is 180 degrees minus its angle.
      const level = isMirrored ? tilt - 180 : -tilt;
      const candidate = rotated(molecule, level + turn * BOND_ANGLE_STEP, isMirrored);
      const rated = rating(candidate);
      if (!best || isBetter(rated, best.rated)) best = { molecule: candidate, rated };
    }
  }
  const oriented = best?.molecule ?? molecule;
  uncrossCharges(oriented);
  return oriented;
}

/**
 * Exchanges O⁻ and O= of an acid group when the bond of O⁻ would cross its charge, which openchemlib
 * draws to the right of the letter.
 */
function uncrossCharges(molecule: Molecule): void {
  for (const atom of range(molecule.getAllAtoms())) {
    const center = molecule.getConnAtom(atom, 0);
    const [x, y] = [molecule.getAtomX(atom), molecule.getAtomY(atom)];
    const isCrossed = molecule.getAtomX(center) - x > SAME_RATING;
    if (!isCrossed || molecule.getAtomCharge(atom) >= 0) continue;
    const oxo = range(molecule.getConnAtoms(center))
      .map((index) => molecule.getConnAtom(center, index))
      .find((other) => molecule.getConnAtoms(other) === 1 && molecule.getAtomPi(other) > 0);
    if (oxo === undefined) continue;
    molecule.setAtomX(atom, molecule.getAtomX(oxo));
    molecule.setAtomY(atom, molecule.getAtomY(oxo));
    molecule.setAtomX(oxo, x);
    molecule.setAtomY(oxo, y);
  }
}

const isNeutral = (molecule: Molecule) =>
  range(molecule.getAllAtoms()).every((atom) => molecule.getAtomCharge(atom) === 0);

/** Returns the different parts of a salt or hydrate, each with its count: the largest first, water last. */
function fragmentsOf(smiles: string): { fragment: Molecule; count: number }[] {
  const fragments = readMolecule(smiles).getFragments();
  for (const fragment of fragments) fragment.ensureHelperArrays(Molecule.cHelperParities);
  fragments.sort(
    (first, second) =>
      second.getAllAtoms() - first.getAllAtoms() ||
      Number(isNeutral(first)) - Number(isNeutral(second)) ||
      second.getAtomCharge(0) - first.getAtomCharge(0),
  );
  const equal = Map.groupBy(fragments, (fragment) => fragment.getIDCode());
  return [...equal.values()].flatMap(([fragment, ...others]) =>
    fragment ? { fragment, count: others.length + 1 } : [],
  );
}

type Drawing = {
  readonly elements: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Vertical middle of the atoms, by which the parts of a salt are aligned. */
  readonly middle: number;
};

/**
 * Draws a molecule of two atoms, one of them carbon, with both letters: H₃C–OH. openchemlib draws no
 * carbons, so methanol would be a line and OH.
 */
function drawWithLetters(molecule: Molecule): Drawing {
  const isFirst = (atom: number) => (molecule.getAtomicNo(0) === CARBON) === (atom === 0);
  const labels = [0, 1].map((atom) => {
    const count = molecule.getAllHydrogens(atom);
    const element = molecule.getAtomLabel(atom);
    const hydrogen = count > 0 ? 'H' : '';
    const subscript = count > 1 ? `<tspan dy="3.3" font-size="9">${count}</tspan>` : '';
    const text = isFirst(atom)
      ? `${hydrogen}${subscript}<tspan dy="${subscript ? -3.3 : 0}">${element}</tspan>`
      : `${element}${hydrogen}${subscript}`;
    return isFirst(atom)
      ? `<text x="-10" y="4.7" font-size="14" text-anchor="end">${text}</text>`
      : `<text x="10" y="4.7" font-size="14">${text}</text>`;
  });
  const order = molecule.getBondOrder(0);
  const bonds = range(order).map((bond) => {
    const y = 3.6 * (bond - (order - 1) / 2);
    return `<path d="M-8 ${y}H8" stroke="rgb(0,0,0)" stroke-width="${DEPICTION.strokeWidth}"/>`;
  });
  const elements = [...labels, ...bonds].join('');
  return { elements, left: -41, right: 37, top: -8, bottom: 11, middle: 0 };
}

function depict(molecule: Molecule): Drawing {
  const svg = orient(molecule).toSVG(BOX_PX, BOX_PX, 'structure', DEPICTION);
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  // openchemlib draws an invisible circle at each atom, for clicks.
  const ys = [...svg.matchAll(/ cy="([^"]+)"/g)].map(([, y]) => Number(y));
  const elements = [...svg.matchAll(/<(?:text|line|polygon) .*/g)]
    .map(([element]) => element)
    .filter((element) => !element.includes('class="event"'))
    .join('')
    .replaceAll('>-</text>', '>−</text>');
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  return { elements, left, right: left + width, top, bottom: top + height, middle };
}

const hasTwoAtoms = (molecule: Molecule) =>
  molecule.getAllAtoms() === 2 && [0, 1].some((atom) => molecule.getAtomicNo(atom) === CARBON);

/**
 * Returns the skeletal formula of a SMILES as a standalone SVG, drawn by openchemlib. Letters are
 * `<text>`. The parts of a salt or hydrate are on one line, water after a dot. Equal parts are drawn once,
 * after their count. Throws for a SMILES that cannot be parsed.
 */
export function structureSvg(
  smiles: string,
  { bondLength = DRAWN_BOND_PX, title, color = 'currentColor', font }: StructureSvgOptions = {},
): string {
  let x = 0;
  const placed = fragmentsOf(smiles).map(({ fragment, count }, index) => {
    const drawing = hasTwoAtoms(fragment) ? drawWithLetters(fragment) : depict(fragment);
    const { elements, left, right, top, bottom, middle } = drawing;
    if (index > 0) x += FRAGMENT_GAP_PX;
    const dot =
      index > 0 && isNeutral(fragment) ? `<circle cx="${x - FRAGMENT_GAP_PX / 2}" r="1.4"/>` : '';
    const digits = count > 1 ? String(count) : '';
    x += digits.length * DIGIT_PX;
    const number =
      digits &&
      `<text x="${left}" y="${middle + 4.7}" font-size="14" text-anchor="end">${digits}</text>`;
    const part = `${dot}<g transform="translate(${x - left} ${-middle})">${number}${elements}</g>`;
    x += right - left;
    return { part, above: middle - top, below: bottom - middle };
  });
  const above = Math.max(...placed.map((part) => part.above));
  const height = above + Math.max(...placed.map((part) => part.below));
  const scale = bondLength / DRAWN_BOND_PX;
  const ink = escapeHtml(color);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${x * scale}" height="${height * scale}"`,
    ` viewBox="0 ${-above} ${x} ${height}" fill="${ink}" stroke-linecap="round" font-weight="500"`,
    font === undefined ? '' : ` font-family="${escapeHtml(font)}"`,
    title === undefined ? ' aria-hidden="true">' : ` role="img" aria-label="${escapeHtml(title)}">`,
    placed
      .map(({ part }) => part)
      .join('')
      .replaceAll('rgb(0,0,0)', ink),
    '</svg>',
  ].join('');
}

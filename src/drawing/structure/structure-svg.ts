import { atomLabel, plainLabel, type AtomLabel, type Box, type PlacedGlyph } from './atom-label.ts';
import { drawBond, type BondDrawing, type Point } from './draw-bonds.ts';
import { layFlat } from './orient-structure.ts';
import { escapeHtml } from '../../records/escape-html.ts';
import { readStructure, type StructureFragment } from './read-structure.ts';

const MARGIN_PX = 2;
/** Between the fragments of a salt or hydrate, in bond lengths. */
const FRAGMENT_GAP = 0.55;
/** A molecule with no more atoms than this shows its carbons by letter: H₃C–OH. */
const MOST_ATOMS_WITH_CARBON_LETTERS = 2;

interface StructureSvgOptions {
  /** Pixels of one bond; every structure drawn with the same value has the same scale. Default 24. */
  readonly bondLength?: number;
  /** Pixels of a bond's line. Default 1.6. */
  readonly strokeWidth?: number;
  /** The accessible name, such as "Structural formula of acetone". Without one the drawing is hidden from assistive technology. */
  readonly title?: string;
  /** Colour of all lines and letters: a CSS colour. Default `currentColor`. */
  readonly color?: string;
}

type Layout = Required<BondDrawing> & AtomLabel;

/** Bonds, labels and whole layouts as one. */
const joined = (parts: readonly Partial<Layout>[]): Layout => ({
  lines: parts.flatMap(({ lines = [] }) => lines),
  polygons: parts.flatMap(({ polygons = [] }) => polygons),
  glyphs: parts.flatMap(({ glyphs = [] }) => glyphs),
  boxes: parts.flatMap(({ boxes = [] }) => boxes),
});

function boundsOf({ lines, polygons, boxes }: Layout): Box {
  const points = [...lines.flat(), ...polygons.flat()];
  const xs = [...points.map(({ x }) => x), ...boxes.flatMap(({ left, right }) => [left, right])];
  const ys = [...points.map(({ y }) => y), ...boxes.flatMap(({ top, bottom }) => [top, bottom])];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Carbons that bonds alone show get no label. */
function labelsOf({ atoms }: StructureFragment): (AtomLabel | undefined)[] {
  const spellsCarbon = atoms.length <= MOST_ATOMS_WITH_CARBON_LETTERS;
  return atoms.map((atom) => {
    if (atom.element === 'C' && atom.charge === 0 && !spellsCarbon) return undefined;
    const lean = atom.neighbours.reduce((sum, index) => sum + (atoms[index]?.x ?? 0) - atom.x, 0);
    const isAlone = atom.neighbours.length === 0;
    const isLeft = isAlone ? atom.element === 'O' : lean > 0.1;
    return atomLabel(atom, isLeft ? 'left' : 'right');
  });
}

/** A fragment that lies flat, drawn so far beside and below where it lies. */
function drawFragment(flat: StructureFragment, dx: number, dy: number): Layout {
  const atoms = flat.atoms.map((atom) => ({ ...atom, x: atom.x + dx, y: atom.y + dy }));
  const placed = { ...flat, atoms };
  const labels = labelsOf(placed);
  const bonds = placed.bonds.map((bond) => drawBond(placed, bond, labels));
  return joined([...bonds, ...labels.filter((label) => label !== undefined)]);
}

/** Sets fragments side by side on one middle line; a neutral one after the first follows a dot. */
function layOut(smiles: string): Layout {
  let whole = joined([]);
  for (const [index, read] of readStructure(smiles).entries()) {
    const fragment = layFlat(read);
    const { left, top, bottom } = boundsOf(drawFragment(fragment, 0, 0));
    const middle = (top + bottom) / 2;
    if (index === 0) {
      whole = drawFragment(fragment, 0, -middle);
      continue;
    }
    const isNeutral = fragment.atoms.every(({ charge }) => charge === 0);
    if (isNeutral) {
      const dot = plainLabel('·', boundsOf(whole).right + FRAGMENT_GAP * 0.75, 0);
      whole = joined([whole, dot]);
    }
    const gap = isNeutral ? FRAGMENT_GAP * 0.5 : FRAGMENT_GAP;
    // A single atom stands on the middle line by its letter, not by its charge or subscript.
    const [atom] = fragment.atoms;
    const level = fragment.atoms.length === 1 && atom ? atom.y : middle;
    whole = joined([whole, drawFragment(fragment, boundsOf(whole).right + gap - left, -level)]);
  }
  return whole;
}

/** To a tenth of a pixel: nobody sees more, and a page carries the drawing. */
const rounded = (value: number) => String(Math.round(value * 10) / 10);

type Mapping = (value: number) => number;

function glyphPath({ path, size, x, y }: PlacedGlyph, toX: Mapping, toY: Mapping): string {
  return path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, glyphX: string, glyphY: string) =>
      `${rounded(toX(x + (Number(glyphX) / 100) * size))} ${rounded(toY(y + (Number(glyphY) / 100) * size))}`,
  );
}

/**
 * The skeletal formula of a SMILES as a standalone SVG: lines and letter outlines only, so it
 * looks the same wherever it is drawn and needs no font. Its `width` and `height` are pixels at
 * natural size; CSS may scale it.
 * Throws an error that quotes a SMILES which cannot be read.
 */
export function structureSvg(
  smiles: string,
  { bondLength = 24, strokeWidth = 1.6, title, color = 'currentColor' }: StructureSvgOptions = {},
): string {
  const ink = escapeHtml(color);
  const layout = layOut(smiles);
  const box = boundsOf(layout);
  const margin = MARGIN_PX + strokeWidth / 2;
  const toX: Mapping = (x) => (x - box.left) * bondLength + margin;
  const toY: Mapping = (y) => (y - box.top) * bondLength + margin;
  const at = ({ x, y }: Point) => `${rounded(toX(x))} ${rounded(toY(y))}`;
  const width = rounded((box.right - box.left) * bondLength + 2 * margin);
  const height = rounded((box.bottom - box.top) * bondLength + 2 * margin);

  const lines = layout.lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  const wedges = layout.polygons.map((polygon) => `M${polygon.map(at).join('L')}Z`).join('');
  const labels = layout.glyphs.map((glyph) => glyphPath(glyph, toX, toY)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    title === undefined ? ' aria-hidden="true">' : ` role="img" aria-label="${escapeHtml(title)}">`,
    lines &&
      `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="${rounded(strokeWidth)}" stroke-linecap="round"/>`,
    wedges &&
      `<path d="${wedges}" fill="${ink}" stroke="${ink}" stroke-width="${rounded(strokeWidth / 2)}" stroke-linejoin="round"/>`,
    labels && `<path d="${labels}" fill="${ink}"/>`,
    '</svg>',
  ].join('');
}

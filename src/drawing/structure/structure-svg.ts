import { atomLabel, plainLabel, type AtomLabel, type Box, type PlacedGlyph } from './atom-label.ts';
import { drawBond, type Point } from './draw-bonds.ts';
import { layFlat } from './orient-structure.ts';
import { escapeHtml } from '../../records/escape-html.ts';
import { readStructure, type StructureFragment } from './read-structure.ts';

/** Pixels of a bond at natural size. */
const DEFAULT_BOND_LENGTH_PX = 24;
const DEFAULT_STROKE_WIDTH_PX = 1.6;
const MARGIN_PX = 2;
/** Between the fragments of a salt or hydrate, in bond lengths. */
const FRAGMENT_GAP = 0.55;
/** A molecule with no more atoms than this shows its carbons by letter: H₃C–OH. */
const MOST_ATOMS_WITH_CARBON_LETTERS = 2;

/** How a structure is drawn. */
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

interface Layout {
  readonly lines: readonly (readonly [Point, Point])[];
  readonly polygons: readonly (readonly Point[])[];
  readonly glyphs: readonly PlacedGlyph[];
  /** What the glyphs take up. */
  readonly boxes: readonly Box[];
}

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

function layOutFragment(fragment: StructureFragment): Layout {
  const flat = layFlat(fragment);
  const labels = labelsOf(flat);
  const bonds = flat.bonds.map((bond) => drawBond(flat, bond, labels));
  return joined([...bonds, ...labels.filter((label) => label !== undefined)]);
}

function moved({ lines, polygons, glyphs, boxes }: Layout, dx: number, dy: number): Layout {
  const move = (point: Point): Point => ({ x: point.x + dx, y: point.y + dy });
  return {
    lines: lines.map(([from, to]) => [move(from), move(to)]),
    polygons: polygons.map((polygon) => polygon.map(move)),
    glyphs: glyphs.map((glyph) => ({ ...glyph, ...move(glyph) })),
    boxes: boxes.map(({ left, top, right, bottom }) => ({
      left: left + dx,
      top: top + dy,
      right: right + dx,
      bottom: bottom + dy,
    })),
  };
}

/** Sets fragments side by side on one middle line; a neutral one after the first follows a dot. */
function layOut(smiles: string): Layout {
  let whole = joined([]);
  for (const [index, fragment] of readStructure(smiles).entries()) {
    const part = layOutFragment(fragment);
    const { left, top, bottom } = boundsOf(part);
    const middle = (top + bottom) / 2;
    if (index === 0) {
      whole = moved(part, 0, -middle);
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
    whole = joined([whole, moved(part, boundsOf(whole).right + gap - left, -level)]);
  }
  return whole;
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

function glyphPath({ path, size, x, y }: PlacedGlyph, toX: Mapping, toY: Mapping): string {
  return path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, glyphX: string, glyphY: string) =>
      `${rounded(toX(x + (Number(glyphX) / 100) * size))} ${rounded(toY(y + (Number(glyphY) / 100) * size))}`,
  );
}

type Mapping = (value: number) => number;

/**
 * The skeletal formula of a SMILES as a standalone SVG: lines and letter outlines only, so it
 * looks the same wherever it is drawn and needs no font. Its `width` and `height` are pixels at
 * natural size; CSS may scale it.
 * Throws an error that quotes a SMILES which cannot be read.
 */
export function structureSvg(smiles: string, options: StructureSvgOptions = {}): string {
  const bond = options.bondLength ?? DEFAULT_BOND_LENGTH_PX;
  const stroke = options.strokeWidth ?? DEFAULT_STROKE_WIDTH_PX;
  const color = escapeHtml(options.color ?? 'currentColor');
  const layout = layOut(smiles);
  const box = boundsOf(layout);
  const margin = MARGIN_PX + stroke / 2;
  const toX: Mapping = (x) => (x - box.left) * bond + margin;
  const toY: Mapping = (y) => (y - box.top) * bond + margin;
  const at = ({ x, y }: Point) => `${rounded(toX(x))} ${rounded(toY(y))}`;
  const width = rounded((box.right - box.left) * bond + 2 * margin);
  const height = rounded((box.bottom - box.top) * bond + 2 * margin);

  const lines = layout.lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  const wedges = layout.polygons.map((polygon) => `M${polygon.map(at).join('L')}Z`).join('');
  const labels = layout.glyphs.map((glyph) => glyphPath(glyph, toX, toY)).join('');
  const name = options.title === undefined ? undefined : escapeHtml(options.title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    name === undefined ? ' aria-hidden="true">' : ` role="img" aria-label="${name}">`,
    lines &&
      `<path d="${lines}" fill="none" stroke="${color}" stroke-width="${rounded(stroke)}" stroke-linecap="round"/>`,
    wedges &&
      `<path d="${wedges}" fill="${color}" stroke="${color}" stroke-width="${rounded(stroke / 2)}" stroke-linejoin="round"/>`,
    labels && `<path d="${labels}" fill="${color}"/>`,
    '</svg>',
  ].join('');
}

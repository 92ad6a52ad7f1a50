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
export interface StructureSvgOptions {
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
  readonly lines: (readonly [Point, Point])[];
  readonly polygons: (readonly Point[])[];
  readonly glyphs: PlacedGlyph[];
  box: Box;
}

/** A layout of nothing, whose box takes the size of the first thing that is added. */
const nothing = (): Layout => ({
  lines: [],
  polygons: [],
  glyphs: [],
  box: { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
});

function grow(layout: Layout, { left, top, right, bottom }: Box): void {
  const { box } = layout;
  layout.box = {
    left: Math.min(box.left, left),
    top: Math.min(box.top, top),
    right: Math.max(box.right, right),
    bottom: Math.max(box.bottom, bottom),
  };
}

const pointBox = ({ x, y }: Point): Box => ({ left: x, top: y, right: x, bottom: y });

function addLabel(layout: Layout, label: AtomLabel): void {
  layout.glyphs.push(...label.glyphs);
  for (const box of label.boxes) grow(layout, box);
}

/** Carbons that bonds alone show get no label. */
function labelsOf(fragment: StructureFragment): (AtomLabel | undefined)[] {
  const spellsCarbon = fragment.atoms.length <= MOST_ATOMS_WITH_CARBON_LETTERS;
  return fragment.atoms.map((atom, index) => {
    if (atom.element === 'C' && atom.charge === 0 && !spellsCarbon) return undefined;
    const neighbours = fragment.bonds.flatMap(({ from, to }) =>
      from === index ? [fragment.atoms[to]] : to === index ? [fragment.atoms[from]] : [],
    );
    const lean = neighbours.reduce((sum, neighbour) => sum + (neighbour?.x ?? atom.x) - atom.x, 0);
    const isAlone = neighbours.length === 0;
    const isLeft = isAlone ? atom.element === 'O' : lean > 0.1;
    return atomLabel(atom, isLeft ? 'left' : 'right');
  });
}

function layOutFragment(fragment: StructureFragment): Layout {
  const flat = layFlat(fragment);
  const layout = nothing();
  const labels = labelsOf(flat);
  for (const bond of flat.bonds) {
    const { lines, polygons } = drawBond(flat, bond, labels);
    layout.lines.push(...lines);
    layout.polygons.push(...polygons);
    for (const point of [...lines.flat(), ...polygons.flat()]) grow(layout, pointBox(point));
  }
  for (const label of labels) if (label) addLabel(layout, label);
  return layout;
}

function moved({ box, ...layout }: Layout, dx: number, dy: number): Layout {
  const move = (point: Point): Point => ({ x: point.x + dx, y: point.y + dy });
  return {
    lines: layout.lines.map(([from, to]) => [move(from), move(to)]),
    polygons: layout.polygons.map((polygon) => polygon.map(move)),
    glyphs: layout.glyphs.map((glyph) => ({ ...glyph, ...move(glyph) })),
    box: { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy },
  };
}

/** Sets fragments side by side on one middle line; a neutral one after the first follows a dot. */
function layOut(smiles: string): Layout {
  const whole = nothing();
  const add = (part: Layout) => {
    whole.lines.push(...part.lines);
    whole.polygons.push(...part.polygons);
    whole.glyphs.push(...part.glyphs);
    grow(whole, part.box);
  };
  for (const [index, fragment] of readStructure(smiles).entries()) {
    const part = layOutFragment(fragment);
    const { box } = part;
    const middle = (box.top + box.bottom) / 2;
    if (index === 0) {
      add(moved(part, 0, -middle));
      continue;
    }
    let right = whole.box.right;
    const isNeutral = fragment.atoms.every(({ charge }) => charge === 0);
    if (isNeutral) {
      addLabel(whole, plainLabel('·', right + FRAGMENT_GAP * 0.75, 0));
      right = whole.box.right;
    }
    const gap = isNeutral ? FRAGMENT_GAP * 0.5 : FRAGMENT_GAP;
    // A single atom stands on the middle line by its letter, not by its charge or subscript.
    const [atom] = fragment.atoms;
    const level = fragment.atoms.length === 1 && atom ? atom.y : middle;
    add(moved(part, right + gap - box.left, -level));
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
  const { box } = layout;
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

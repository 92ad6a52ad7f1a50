import type { AtomLabel, Box } from './atom-label.ts';
import type { StructureBond, StructureFragment } from './read-structure.ts';

/** Sizes in bond lengths. */
const DOUBLE_GAP = 0.17;
/** How far the lines of a bond lie beside its middle. */
const LINES_BY_ORDER: Readonly<Record<number, readonly number[]>> = {
  2: [DOUBLE_GAP / 2, -DOUBLE_GAP / 2],
  3: [0, DOUBLE_GAP, -DOUBLE_GAP],
};
/** How much shorter the inner line of a double bond is at an end without a label. */
const INNER_SHORTENING = 0.14;
const LABEL_CLEARANCE = 0.09;
const WEDGE_HALF_WIDTH = 0.13;
const HASH_COUNT = 6;

export type Point = Readonly<{ x: number; y: number }>;

/** What a bond is drawn with: lines, or for a solid wedge a filled polygon. In bond lengths. */
export interface BondDrawing {
  readonly lines?: readonly (readonly [Point, Point])[];
  readonly polygons?: readonly (readonly Point[])[];
}

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const shifted = (point: Point, normal: Point, by: number): Point => ({
  x: point.x + normal.x * by,
  y: point.y + normal.y * by,
});

/** Where, as a part of the way, a line from `from` to `to` leaves a box; 0 when it never meets it. */
function exitPart(from: Point, to: Point, box: Box): number {
  let [enter, exit] = [0, 1];
  const slabs = [
    [from.x, to.x - from.x, box.left - LABEL_CLEARANCE, box.right + LABEL_CLEARANCE],
    [from.y, to.y - from.y, box.top - LABEL_CLEARANCE, box.bottom + LABEL_CLEARANCE],
  ] as const;
  for (const [start, step, low, high] of slabs) {
    if (Math.abs(step) < 1e-9) {
      if (start < low || start > high) return 0;
      continue;
    }
    const [first, second] = [(low - start) / step, (high - start) / step];
    enter = Math.max(enter, Math.min(first, second));
    exit = Math.min(exit, Math.max(first, second));
  }
  return enter < exit ? exit : 0;
}

/** Where a line first is free of the label at its start. */
function freeOf(label: AtomLabel | undefined, from: Point, to: Point): Point {
  const parts = (label?.boxes ?? []).map((box) => exitPart(from, to, box));
  return along(from, to, Math.max(0, ...parts));
}

/** +1 or -1: the side of the bond on which a second line belongs; 0: one line on each side. */
function innerSide(
  { atoms, rings }: StructureFragment,
  bond: StructureBond,
  middle: Point,
  normal: Point,
): number {
  const ends = [bond.from, bond.to];
  const ring = rings.find((members) => ends.every((end) => members.includes(end)));
  const isTerminalHetero = ends.some(
    (end) => atoms[end]?.neighbours.length === 1 && atoms[end].element !== 'C',
  );
  if (!ring && isTerminalHetero) return 0;
  const neighbours = ends.flatMap((end) => atoms[end]?.neighbours ?? []);
  const lean = (ring ?? neighbours.filter((index) => !ends.includes(index))).reduce(
    (sum, index) => {
      const { x, y } = atoms[index] ?? middle;
      return sum + (x - middle.x) * normal.x + (y - middle.y) * normal.y;
    },
    0,
  );
  return Math.abs(lean) < 1e-6 ? 0 : Math.sign(lean);
}

/** Draws one bond of a fragment between the labels of its two atoms (none on a bare carbon). */
export function drawBond(
  fragment: StructureFragment,
  bond: StructureBond,
  labels: readonly (AtomLabel | undefined)[],
): BondDrawing {
  const [from, to] = [fragment.atoms[bond.from], fragment.atoms[bond.to]];
  if (!from || !to) throw new Error('A bond names an atom that its fragment does not have.');
  const [fromLabel, toLabel] = [labels[bond.from], labels[bond.to]];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const lineBeside = (by: number): [Point, Point] => {
    const [first, last] = [shifted(from, normal, by), shifted(to, normal, by)];
    return [freeOf(fromLabel, first, last), freeOf(toLabel, last, first)];
  };
  const [start, end] = lineBeside(0);

  if (bond.wedge === 'solid') {
    const corners = [WEDGE_HALF_WIDTH, -WEDGE_HALF_WIDTH].map((by) => shifted(end, normal, by));
    return { polygons: [[start, ...corners]] };
  }
  if (bond.wedge === 'hashed') {
    const lines = Array.from({ length: HASH_COUNT }, (_, index) => {
      const part = (index + 1) / HASH_COUNT;
      const at = along(start, end, part);
      const half = WEDGE_HALF_WIDTH * part;
      return [shifted(at, normal, half), shifted(at, normal, -half)] as const;
    });
    return { lines };
  }
  const side = bond.order === 2 ? innerSide(fragment, bond, along(from, to, 0.5), normal) : 0;
  if (side === 0) return { lines: (LINES_BY_ORDER[bond.order] ?? [0]).map(lineBeside) };
  const [innerStart, innerEnd] = lineBeside(DOUBLE_GAP * side);
  const inner = [
    fromLabel ? innerStart : along(innerStart, innerEnd, INNER_SHORTENING),
    toLabel ? innerEnd : along(innerEnd, innerStart, INNER_SHORTENING),
  ] as const;
  return { lines: [[start, end], inner] };
}

import { CAP_HEIGHT, outlineText } from '../letter-outlines.ts';
import type { StructureAtom } from './read-structure.ts';

/** Sizes in bond lengths. */
const FONT_SIZE = 0.58;
const SMALL_SIZE = FONT_SIZE * 0.72;
const SUBSCRIPT_DROP = FONT_SIZE * 0.16;
const SUPERSCRIPT_RISE = FONT_SIZE * 0.42;

/** A drawn character: its outline, its size in bond lengths, and its origin on the base line. */
export type PlacedGlyph = Readonly<{ path: string; size: number; x: number; y: number }>;

/** A rectangle in bond lengths. */
export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** What stands at an atom: its glyphs, and the boxes that bonds must keep clear of. */
export interface AtomLabel {
  readonly glyphs: readonly PlacedGlyph[];
  readonly boxes: readonly Box[];
}

/** A stretch of a label, with how far it stands below the label's base line. */
type Run = Readonly<{ text: string; size: number; drop: number }>;

const letters = (text: string): Run => ({ text, size: FONT_SIZE, drop: 0 });
const subscript = (text: string): Run => ({ text, size: SMALL_SIZE, drop: SUBSCRIPT_DROP });
const superscript = (text: string): Run => ({ text, size: SMALL_SIZE, drop: -SUPERSCRIPT_RISE });

const widthOf = ({ text, size }: Run) => (outlineText(text).width / 100) * size;

/** A main run centred on a point, with others before and after it. */
function setRuns(before: readonly Run[], main: Run, after: readonly Run[], x: number, y: number) {
  const glyphs: PlacedGlyph[] = [];
  const boxes: Box[] = [];
  const capHeight = (size: number) => (CAP_HEIGHT / 100) * size;
  let left = x - widthOf(main) / 2 - before.reduce((sum, run) => sum + widthOf(run), 0);
  for (const run of [...before, main, ...after].filter(({ text }) => text !== '')) {
    const { text, size, drop } = run;
    const bottom = y + capHeight(FONT_SIZE) / 2 + drop;
    for (const letter of outlineText(text).letters) {
      glyphs.push({ path: letter.path, size, x: left + (letter.x / 100) * size, y: bottom });
    }
    const right = left + widthOf(run);
    boxes.push({ left, top: bottom - capHeight(size), right, bottom });
    left = right;
  }
  return { glyphs, boxes };
}

/**
 * The label of an atom, its symbol centred on the atom: OH, HO, NH₂, H₃N⁺, Na⁺. `hydrogenSide` is
 * where the hydrogens stand: away from the bonds.
 */
export function atomLabel(atom: StructureAtom, hydrogenSide: 'left' | 'right'): AtomLabel {
  const { element, hydrogens, charge, x, y } = atom;
  const several = (count: number) => (count > 1 ? String(count) : '');
  const sign = charge > 0 ? '+' : charge < 0 ? '−' : '';
  const hydrogenRuns = hydrogens === 0 ? [] : [letters('H'), subscript(several(hydrogens))];
  const chargeRun = superscript(several(Math.abs(charge)) + sign);
  if (hydrogenSide === 'right') {
    return setRuns([], letters(element), [...hydrogenRuns, chargeRun], x, y);
  }
  // A bare ion whose bond comes from the right is written ⁻O, so that the charge is not in the way.
  return hydrogens === 0
    ? setRuns([chargeRun], letters(element), [], x, y)
    : setRuns(hydrogenRuns, letters(element), [chargeRun], x, y);
}

/** A label that belongs to no atom, such as the dot before crystal water. */
export function plainLabel(text: string, x: number, y: number): AtomLabel {
  return setRuns([], letters(text), [], x, y);
}

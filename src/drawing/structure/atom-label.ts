import { CAP_HEIGHT, LETTER_OUTLINES } from '../letter-outlines.ts';
import type { StructureAtom } from './read-structure.ts';

/** Sizes in bond lengths. */
const FONT_SIZE = 0.58;
const SMALL_SIZE = FONT_SIZE * 0.72;
const SUBSCRIPT_DROP = FONT_SIZE * 0.16;
const SUPERSCRIPT_RISE = FONT_SIZE * 0.42;

/** A drawn character: which, its size in bond lengths, and its origin on the base line. */
export interface PlacedGlyph {
  readonly character: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A rectangle in bond lengths. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stands at an atom: its glyphs, and the boxes that bonds must keep clear of. */
export interface AtomLabel {
  readonly glyphs: readonly PlacedGlyph[];
  readonly boxes: readonly Box[];
}

/** On which side of its symbol the hydrogens stand: away from the bonds. */
export type HydrogenSide = 'left' | 'right';

function glyph(character: string) {
  const found = LETTER_OUTLINES[character];
  if (found) return found;
  throw new Error(
    `Structures cannot draw "${character}": add it to scripts/make-letter-outlines.ts and run npm run letter-outlines.`,
  );
}

const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, character) => sum + glyph(character).advance, 0) * (size / 100);

const capHeight = (size: number) => (CAP_HEIGHT / 100) * size;

function chargeText(charge: number): string {
  if (charge === 0) return '';
  const amount = Math.abs(charge) > 1 ? String(Math.abs(charge)) : '';
  return `${amount}${charge > 0 ? '+' : '−'}`;
}

/** Sets text from `x` on; returns where it ends. */
function set(
  glyphs: PlacedGlyph[],
  boxes: Box[],
  text: string,
  size: number,
  x: number,
  baseline: number,
): number {
  if (text === '') return x;
  let at = x;
  for (const character of text) {
    glyphs.push({ character, size, x: at, y: baseline });
    at += widthOf(character, size);
  }
  boxes.push({ left: x, top: baseline - capHeight(size), right: at, bottom: baseline });
  return at;
}

/** The label of an atom, its symbol centred on the atom: OH, HO, NH₂, H₃N⁺, Na⁺. */
export function atomLabel(atom: StructureAtom, side: HydrogenSide): AtomLabel {
  const glyphs: PlacedGlyph[] = [];
  const boxes: Box[] = [];
  const baseline = atom.y + capHeight(FONT_SIZE) / 2;
  const symbolWidth = widthOf(atom.element, FONT_SIZE);
  const count = atom.hydrogens > 1 ? String(atom.hydrogens) : '';
  const hydrogen = atom.hydrogens > 0 ? 'H' : '';
  const start = atom.x - symbolWidth / 2;
  if (side === 'left') {
    const hydrogenStart = start - widthOf(hydrogen, FONT_SIZE) - widthOf(count, SMALL_SIZE);
    const countStart = set(glyphs, boxes, hydrogen, FONT_SIZE, hydrogenStart, baseline);
    set(glyphs, boxes, count, SMALL_SIZE, countStart, baseline + SUBSCRIPT_DROP);
  }
  const charge = chargeText(atom.charge);
  // A bare ion whose bond comes from the right is written ⁻O, so that the charge is not in the way.
  const isChargeFirst = side === 'left' && atom.hydrogens === 0;
  const chargeBaseline = baseline - SUPERSCRIPT_RISE;
  if (isChargeFirst)
    set(glyphs, boxes, charge, SMALL_SIZE, start - widthOf(charge, SMALL_SIZE), chargeBaseline);
  let end = set(glyphs, boxes, atom.element, FONT_SIZE, start, baseline);
  if (side === 'right') {
    end = set(glyphs, boxes, hydrogen, FONT_SIZE, end, baseline);
    end = set(glyphs, boxes, count, SMALL_SIZE, end, baseline + SUBSCRIPT_DROP);
  }
  if (!isChargeFirst) set(glyphs, boxes, charge, SMALL_SIZE, end, chargeBaseline);
  return { glyphs, boxes };
}

/** A label that belongs to no atom, such as the dot before crystal water. */
export function plainLabel(text: string, x: number, y: number): AtomLabel {
  const glyphs: PlacedGlyph[] = [];
  const boxes: Box[] = [];
  set(
    glyphs,
    boxes,
    text,
    FONT_SIZE,
    x - widthOf(text, FONT_SIZE) / 2,
    y + capHeight(FONT_SIZE) / 2,
  );
  return { glyphs, boxes };
}

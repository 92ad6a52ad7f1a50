import { BLANK, blank } from '../records/enquiries/frames.ts';
import { compressPiece, storePiece, type Piece } from './gzip-pieces.ts';

/** A page rendered at build, cut at its blanks: pieces, with the names of blanks between them. */
type Frame = readonly (Piece | string)[];

/** HTML by the name of the blank that it goes into. */
export type Fillings = Readonly<Record<string, string>>;

/** Puts a blank wherever a text stands. Throws when it stands nowhere. */
export function putBlank(html: string, text: string, name: string): string {
  if (!html.includes(text)) {
    throw new Error(`A page in dist/ has no place for the ${name}. Run "npm run build" again.`);
  }
  return html.replaceAll(text, blank(name));
}

/** Cuts a page at its blanks. */
export function cutFrame(html: string): Frame {
  return html.split(BLANK).map((text, index) => (index % 2 === 0 ? compressPiece(text) : text));
}

/** Fills the blanks of a page; one that nothing goes into stays empty. */
export function fillFrame(frame: Frame, fillings: Fillings): Piece[] {
  return frame.map((part) => (typeof part === 'string' ? storePiece(fillings[part] ?? '') : part));
}

import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of a body: as it is, and deflated so that pieces can be joined. */
export interface Piece {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

/** RFC 1952: deflated, without name, time or system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: the last block, with nothing in it. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const STORED_BLOCK_MAX_BYTES = 0xffff;
const STORED_BLOCK_HEADER_BYTES = 5;

/** A piece that is used often: compressed as well as can be. */
export function compressPiece(text: string): Piece {
  const plain = Buffer.from(text);
  // The full flush ends at a whole byte and lets nothing behind it refer to what is before.
  const options = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH };
  return { plain, deflated: deflateRawSync(plain, options) };
}

/** A piece that is used once: copied, in blocks of deflate's own for that. */
export function storePiece(text: string): Piece {
  const plain = Buffer.from(text);
  const blocks: Buffer[] = [];
  for (let start = 0; start < plain.length; start += STORED_BLOCK_MAX_BYTES) {
    const content = plain.subarray(start, start + STORED_BLOCK_MAX_BYTES);
    const header = Buffer.alloc(STORED_BLOCK_HEADER_BYTES);
    header.writeUInt16LE(content.length, 1);
    header.writeUInt16LE(content.length ^ 0xffff, 3);
    blocks.push(header, content);
  }
  return { plain, deflated: Buffer.concat(blocks) };
}

/** The pieces one after the other, as they are. */
export function joinPlain(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.map(({ plain }) => plain));
}

/** The pieces one after the other as a gzip file, without compressing any of them again. */
export function joinGzip(pieces: readonly Piece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(pieces.reduce((sum, { plain }) => crc32(plain, sum), 0));
  trailer.writeUInt32LE(
    pieces.reduce((size, { plain }) => size + plain.length, 0),
    4,
  );
  const body = pieces.map(({ deflated }) => deflated);
  return Buffer.concat([GZIP_HEADER, ...body, LAST_BLOCK, trailer]);
}

import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressPiece, joinGzip, joinPlain, storePiece } from './gzip-pieces.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

it('pieces, compressed or stored, are read again as one text', () => {
  const anyPiece = fc.tuple(anyText, fc.constantFrom(compressPiece, storePiece));
  fc.assert(
    fc.property(fc.array(anyPiece), (given) => {
      const text = given.map(([part]) => part).join('');
      const pieces = given.map(([part, make]) => make(part));
      expect(joinPlain(pieces).toString()).toBe(text);
      expect(gunzipSync(joinGzip(pieces)).toString()).toBe(text);
    }),
  );
});

it.each([65_534, 65_535, 65_536, 200_000])('a stored piece may have %i bytes', (size) => {
  const text = 'x'.repeat(size);
  expect(gunzipSync(joinGzip([storePiece(text)])).toString()).toBe(text);
});

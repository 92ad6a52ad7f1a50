import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOWN_PATH_CHARACTERS, shortenPath } from './shorten-path.ts';

describe('the path on the 404 page', () => {
  it('stands as it is up to the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: SHOWN_PATH_CHARACTERS }), (path) => {
        expect(shortenPath(path)).toBe(path);
      }),
    );
  });

  it('is cut between characters, never within one, and ends in an ellipsis', () => {
    const long = fc.string({
      unit: 'binary',
      minLength: SHOWN_PATH_CHARACTERS + 1,
      maxLength: 900,
    });
    fc.assert(
      fc.property(long, (path) => {
        const shown = shortenPath(path);
        expect([...shown]).toHaveLength(SHOWN_PATH_CHARACTERS + 1);
        expect(shown.endsWith('…')).toBe(true);
        expect(path.startsWith(shown.slice(0, -1))).toBe(true);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });
});

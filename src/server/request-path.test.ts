import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPathSegments,
  readablePath,
  SHOWN_PATH_LENGTH,
  splitRequestTarget,
} from './request-path.ts';

describe('splitRequestTarget', () => {
  it.each([
    ['/a/b', { path: '/a/b', query: '' }],
    ['/a?b=c?d', { path: '/a', query: 'b=c?d' }],
    ['/?', { path: '/', query: '' }],
    ['http://www.example.com/a?b', { path: '/a', query: 'b' }],
    ['HTTPS://www.example.com', { path: '/', query: '' }],
    ['http://www.example.com?b', { path: '/', query: 'b' }],
    ['*', { path: '/*', query: '' }],
    ['/a#b', { path: '/a', query: '' }],
    ['', { path: '/', query: '' }],
  ])('splits %j', (target, parts) => {
    expect(splitRequestTarget(target)).toEqual(parts);
  });

  it('gives a path that starts with a slash and has no query, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (target) => {
        expect(splitRequestTarget(target).path).toMatch(/^\/[^?#]*$/s);
      }),
    );
  });
});

describe('findPathSegments', () => {
  it('decodes each segment', () => {
    expect(findPathSegments('/a/caf%C3%A9/b%2Fc/')).toEqual(['a', 'café', 'b/c', '']);
  });

  it.each(['/%', '/%zz', '/%C3', '/a/%E0%A4%A'])('returns nothing for %s', (path) => {
    expect(findPathSegments(path)).toBeUndefined();
  });
});

describe('readablePath', () => {
  it.each([
    ['/badpage', '/badpage'],
    ['/caf%C3%A9', '/café'],
    ['/%3Cscript%3E', '/<script>'],
    ['/a%0Ab', '/a%0Ab'],
    ['/a%E2%80%AEb', '/a%E2%80%AEb'],
    ['/%zz', '/%zz'],
  ])('shows %s as %s', (path, shown) => {
    expect(readablePath(path)).toBe(shown);
  });
});

describe('the path on the 404 page', () => {
  const unit = fc.constantFrom('a', '/', 'é', 'क', '😀', '<');

  it('is complete up to the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: SHOWN_PATH_LENGTH / 12 - 1 }), (text) => {
        expect(readablePath(encodeURI(`/${text}`))).toBe(`/${text}`);
      }),
    );
  });

  it('is cut and ends in an ellipsis beyond it, also within an encoded character', () => {
    const long = fc.string({ unit, minLength: SHOWN_PATH_LENGTH, maxLength: 4000 });
    fc.assert(
      fc.property(long, (text) => {
        const cut = readablePath(encodeURI(`/${text}`));
        expect(cut.length).toBeLessThanOrEqual(SHOWN_PATH_LENGTH + 1);
        expect(cut.endsWith('…')).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        const shown = cut.slice(0, -1);
        expect(`/${text}`.startsWith(shown) || encodeURI(`/${text}`).startsWith(shown)).toBe(true);
      }),
    );
  });
});

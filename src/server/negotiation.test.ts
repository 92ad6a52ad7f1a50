import { describe, expect, it } from 'vitest';
import { CONTENT_ENCODINGS, findContentEncoding, wantsJson } from './negotiation.ts';

describe('findContentEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['br;q=oops', undefined],
    ['identity, br;q=0.5', undefined],
    [', ;q=1,,', undefined],
  ])('for %j is %j', (header, encoding) => {
    expect(findContentEncoding(header, CONTENT_ENCODINGS)).toBe(encoding);
  });

  it('chooses among what there is', () => {
    expect(findContentEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(findContentEncoding('br, gzip', [])).toBeUndefined();
  });
});

it.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json', true],
  ['application/json; charset=UTF-8, */*', true],
  ['Application/JSON', true],
  ['application/json, text/plain, */*', true],
  ['application/json;q=0.5, text/html', false],
  ['application/json;q=0', false],
  ['text/html;q=0.5, application/json', true],
])('reads Accept %j as JSON wanted: %j', (accept, wanted) => {
  expect(wantsJson(accept)).toBe(wanted);
});

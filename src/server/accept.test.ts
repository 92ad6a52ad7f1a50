import { expect, it } from 'vitest';
import { wantsJson } from './accept.ts';

it.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json', true],
  ['Application/JSON', true],
  ['application/json, text/plain, */*', true],
  ['application/json;q=0.5, text/html', false],
  ['application/json;q=0', false],
  ['text/html;q=0.5, application/json', true],
])('reads Accept %j as JSON wanted: %j', (accept, wanted) => {
  expect(wantsJson(accept)).toBe(wanted);
});

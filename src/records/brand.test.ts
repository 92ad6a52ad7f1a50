import { expect, it } from 'vitest';
import { brand, contrastOf } from './brand.ts';
import { parseRecord } from './reading/read-record.ts';

it('calculates contrast as in WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it('rejects colours with too little contrast', () => {
  const colours = {
    navy: '#000000',
    navyDeep: '#000000',
    teal: '#888888',
    tealDeep: '#777777',
    tealBright: '#eeeeee',
    paper: '#ffffff',
    muted: '#000000',
    line: '#cccccc',
  };
  expect(() => parseRecord('brand.yaml', brand.schema, colours)).toThrow(
    /tealDeep: must have a contrast of at least 4\.5 with paper #ffffff, .* it has 4\.5: .*; found "#777777"/,
  );
  const readable = { ...colours, tealDeep: '#5C5C5C' };
  expect(parseRecord('brand.yaml', brand.schema, readable)).toEqual({
    ...readable,
    tealDeep: '#5c5c5c',
  });
});

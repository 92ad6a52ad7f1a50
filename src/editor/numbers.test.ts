import { expect, it } from 'vitest';
import { productProperties } from '../records/products/product-properties.ts';
import { parseRecord } from '../records/reading/read-record.ts';
import { z } from 'zod';
import { numberOf } from './numbers.ts';

it.each([
  ['0.31', 0.31],
  [' 1.50 ', 1.5],
  ['-94.9', -94.9],
  ['−94.9', -94.9],
  ['0,31', '0,31'],
  ['-94,9', '-94,9'],
  ['1,200', '1,200'],
  ['1e3', '1e3'],
  ['.', '.'],
  ['', undefined],
])('%j means %j', (typed, meant) => {
  expect(numberOf(typed)).toBe(meant);
});

it('a text that means no number is refused with an example', () => {
  const schema = z.strictObject({ months: z.number(), days: z.int() });
  const wrong = { months: numberOf('0,31'), days: 1.5 };
  expect(() => parseRecord('a.yaml', schema, wrong)).toThrow(
    /months: must be a number such as 0\.31 or 1200, with a point.*"0,31"\n.*days: must be a whole number/,
  );
});

it.each([
  ['meltingPoint', { kind: 'measured', value: -273.15, unit: '°C' }],
  ['density', { kind: 'measured', value: -0.8, unit: 'g/cm³' }],
  ['density', { kind: 'measured', value: 0, unit: 'g/cm³' }],
  ['vapourPressure', { value: -1, unit: 'kPa', source: 'NIOSH' }],
])('no %s is %j', (name, property) => {
  const field = productProperties.shape[name as keyof typeof productProperties.shape];
  expect(field.safeParse(property).success).toBe(false);
});

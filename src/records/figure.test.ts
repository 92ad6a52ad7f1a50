import { expect, it } from 'vitest';
import { figure } from './figure.ts';

it.each([
  [-94.7, '\u221294.7'],
  [0.0004, '0.0004'],
  [21554, '21554'],
  [1.0545, '1.0545'],
])('prints %d as %s', (value, printed) => {
  expect(figure(value)).toBe(printed);
});

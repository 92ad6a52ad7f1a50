import { expect, it } from 'vitest';
import { marksOf } from './classification-marks.ts';

it('explains the marks that occur, in their order', () => {
  const marks = marksOf(['Repr. 2: H361d ***', 'STOT RE 2 *: H373 **', 'Flam. Liq. 2: H225']);
  expect(marks.map(({ mark }) => mark)).toEqual(['*', '**', '***']);
  expect(marksOf(['Flam. Liq. 2: H225'])).toEqual([]);
});

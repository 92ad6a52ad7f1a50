import { describe, expect, it } from 'vitest';
import { loadHint } from './load-hint.ts';

const product = {
  name: 'Acetone',
  grades: [],
  asks: [],
  minimumOrder: { india: '', export: '' },
  packaging: ['Drum', 'Tank'],
  loads: [
    {
      text: '12.8 t in 80 drums',
      tonnes: 12.8,
      litres: 16_160,
      count: 80,
      countedIn: 'drums',
      isTank: false,
    },
    {
      text: '17.5 t in an ISO tank',
      tonnes: 17.5,
      litres: 22_100,
      count: 1,
      countedIn: 'ISO tanks',
      isTank: true,
    },
  ],
};
const hint = (quantity: string, unit: string, packaging = '') =>
  loadHint(product, { quantity, unit, packaging });

describe('the hint about loads', () => {
  it.each([
    ['20', 'tonnes', '', 'A 20 ft container holds 12.8 t in 80 drums, or 17.5 t in an ISO tank.'],
    ['21,000', 'kg', 'Tank', 'A 20 ft container holds 17.5 t in an ISO tank.'],
    ['5', 'tonnes', 'Tank', 'A 20 ft container holds 17.5 t in an ISO tank.'],
    ['100', 'drums', '', 'A 20 ft container holds 12.8 t in 80 drums.'],
    ['15,2', 'tonnes', 'Drum', 'A 20 ft container holds 12.8 t in 80 drums.'],
  ])('is shown for %s %s %s', (quantity, unit, packaging, expected) => {
    expect(hint(quantity, unit, packaging)).toBe(expected);
  });

  it.each([
    ['17.5', 'tonnes', ''],
    ['35 ', 'tonnes', 'Tank'],
    ['2', 'drums', ''],
    ['500', 'g', ''],
    ['25.6', 'tonnes', 'Drum'],
    ['20', '20 ft containers', ''],
    ['20', '', ''],
    ['2 x 16.5', 'tonnes', ''],
    ['', 'tonnes', 'Tank'],
    ['-3', 'tonnes', ''],
  ])('is not shown for %s %s %s', (quantity, unit, packaging) => {
    expect(hint(quantity, unit, packaging)).toBe('');
  });
});

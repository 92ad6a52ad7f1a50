import { describe, expect, it } from 'vitest';
import type { FormProduct } from './enquiry-form-props.ts';
import { describeLine, describeTotal, loadsOf } from './load.ts';

const product: FormProduct = {
  name: 'Acetone',
  grades: [],
  asks: [],
  minimumOrder: { india: '', export: '' },
  packaging: ['Drum', 'Tank', 'Flexitank'],
  loads: [
    { noun: 'drum', kg: 160, tareKg: 18, litres: 202, inContainer: 80 },
    { noun: 'ISO tank', kg: 17_500, tareKg: 3800, litres: 22_110, inContainer: 1 },
    { noun: 'flexitank', kg: 20_000, tareKg: undefined, litres: null, inContainer: 1 },
  ],
};
const DRUMS = ' of 160 kg (a 20 ft container holds 80)';
const line = (text: string) => {
  const [quantity = '', unit = '', packaging = ''] = text.split(' | ');
  return loadsOf(product, { quantity, unit, packaging });
};

describe('the packages of a line', () => {
  it.each([
    ['200 | tonnes | Tank', '12 ISO tanks of 17.5 t.'],
    ['200 | tonnes per month | Tank', '12 ISO tanks of 17.5 t a month.'],
    ['20,000 | kg | Drum', `125 drums${DRUMS}.`],
    ['20,200 | litres | Drum', `100 drums${DRUMS}.`],
    ['2 | 20 ft containers | Drum', `160 drums${DRUMS}.`],
    ['1 | drums', `1 drum${DRUMS}.`],
    ['5 | tonnes | Tank', '1 ISO tank of 17.5 t.'],
    ['5 | tonnes', `32 drums${DRUMS}.`],
    ['16,5 | tonnes', `104 drums${DRUMS}, or 1 ISO tank of 17.5 t, or 1 flexitank of 20 t.`],
    ['2 | drums | Tank', ''],
    ['500 | g | Drum', ''],
    ['1 | kg | Drum', ''],
    ['2 x 16.5 | tonnes | Tank', ''],
    ['-3 | tonnes | Tank', ''],
    ['20 | litres | Flexitank', ''],
    [' | tonnes | Tank', ''],
  ])('of %s', (text, expected) => {
    expect(describeLine(line(text), true)).toBe(expected);
  });
});

describe('the whole enquiry', () => {
  it.each([
    [['200 | tonnes | Tank'], '245.6 t gross, at least 12 × 20 ft containers'],
    [['4 | drums'], '0.8 t gross, at least 1 × 20 ft container'],
    [['80 | drums', '1 | ISO tanks'], '35.6 t gross, at least 2 × 20 ft containers'],
    [['81 | drums'], '14.5 t gross, at least 2 × 20 ft containers'],
    [['1 | flexitanks', '1 | drums'], 'at least 2 × 20 ft containers'],
  ])('%j is summed up', (lines, expected) => {
    expect(describeTotal(lines.map(line), true)).toBe(`All together: ${expected}.`);
  });

  it('has no containers in India, and says if it is monthly', () => {
    expect(describeLine(line('4 | drums'), false)).toBe('4 drums of 160 kg.');
    const text = 'All together a month: 21.3 t gross.';
    expect(describeTotal([line('17.5 | tonnes per month | Tank')], false)).toBe(text);
  });

  it.each([
    [[]],
    [['1 | drums', '20 | tonnes']],
    [['1 | drums', '500 | g']],
    [['1 | drums', '20 | tonnes per month | Tank']],
  ])('%j has none', (lines) => {
    expect(describeTotal(lines.map(line), true)).toBe('');
  });
});

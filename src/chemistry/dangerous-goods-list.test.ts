import { describe, expect, it } from 'vitest';
import { allowsName, entriesOf, namesOf } from './dangerous-goods-list.ts';

describe('the Dangerous Goods List', () => {
  it('has the entries of a UN number, one for each packing group', () => {
    expect(entriesOf('UN2218')).toEqual([
      {
        unNumber: 'UN2218',
        properShippingName: 'ACRYLIC ACID, STABILIZED',
        imdgClass: '8',
        subsidiaryHazards: ['3'],
        packingGroup: 'II',
        isMarinePollutant: true,
        ems: 'F-E, S-C',
        stowageCategory: 'C',
        stowageCodes: ['SW1', 'SW2'],
        segregationGroups: ['SGG1'],
        segregationCodes: ['SG36', 'SG49'],
        specialProvisions: [386],
      },
    ]);
    expect(entriesOf('UN1993').map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
    expect(entriesOf('UN1597').map(({ packingGroup }) => packingGroup)).toEqual(['II', 'III']);
    expect(entriesOf('UN0000')).toEqual([]);
  });

  it.each([
    ['UN2789', ['ACETIC ACID, GLACIAL', 'ACETIC ACID SOLUTION']],
    ['UN1219', ['ISOPROPANOL (ISOPROPYL ALCOHOL)']],
    ['UN1265', ['PENTANES']],
  ])('%s has the names %j', (unNumber, names) => {
    expect(entriesOf(unNumber).slice(0, 1).flatMap(namesOf)).toEqual(names);
  });

  it.each([
    ['ACETONE', 'UN1090'],
    ['XYLENE', 'UN1307'],
    ['FLAMMABLE LIQUID, N.O.S. (ACETONE)', 'UN1993'],
    ['MALEIC ANHYDRIDE, MOLTEN', 'UN2215'],
  ])('allows the name %s for %s', (name, unNumber) => {
    expect(entriesOf(unNumber).some((entry) => allowsName(entry, name))).toBe(true);
    expect(entriesOf('UN1230').some((entry) => allowsName(entry, name))).toBe(false);
  });
});

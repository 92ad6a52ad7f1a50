import { describe, expect, it } from 'vitest';
import { products, soldProduct } from '../../../tests/support/catalogue.ts';

/** In percent by mass: from here on toluene would be carcinogenic (CLP), and not for sale (REACH Annex XVII, 5). */
const BENZENE_LIMIT_MG_PER_KG = 1000;

/** Dangerous Goods List of the IMDG Code, 42-24: columns 16a and 16b (3.1.4.4 and 7.2.8). */
const STOWAGE: Readonly<
  Record<string, [category: string, codes: string[], groups: string[], segregation: string[]]>
> = {
  UN1090: ['E', [], [], []],
  UN1219: ['B', [], [], []],
  UN1230: ['B', ['SW2'], [], []],
  UN1294: ['B', [], [], []],
  UN1671: ['A', [], [], []],
  UN2215: ['A', [], ['SGG1'], ['SG36', 'SG49', 'SG50', 'SG57']],
  UN2218: ['C', ['SW1', 'SW2'], ['SGG1'], ['SG36', 'SG49']],
  UN2789: ['A', [], ['SGG1'], ['SG36', 'SG49']],
};

/** Regulation (EC) No 273/2004, Annex I, category 3, among what could be in this catalogue. */
const PRECURSORS_OF_CATEGORY_3 = ['67-64-1', '108-88-3'];

describe('facts that no rule of the schema can know', () => {
  it.each(products)('$name is stowed and segregated as the IMDG Code says', ({ transport }) => {
    if (!transport) return;
    const listed = STOWAGE[transport.unNumber];
    if (!listed) return;
    expect([
      transport.stowage?.category,
      transport.stowage?.codes,
      transport.segregationGroups,
      transport.segregationCodes,
    ]).toEqual(listed);
  });

  it('acrylic acid is shipped under special provision 386', () => {
    const acrylicAcid = soldProduct('79-10-7');
    if (acrylicAcid) expect(acrylicAcid.transport?.specialProvisions).toContain(386);
  });

  it.each(products)(
    '$name says so where it is a drug precursor',
    ({ identity, exportControls }) => {
      const sources = exportControls.map(({ source }) => source).join(' ');
      expect(/273\/2004.*111\/2005/.test(sources)).toBe(
        PRECURSORS_OF_CATEGORY_3.includes(identity.casNumber ?? ''),
      );
    },
  );

  it('each grade of toluene limits benzene to less than makes it carcinogenic', () => {
    for (const { name, specification } of soldProduct('108-88-3')?.grades ?? []) {
      const line = specification.find(({ parameter }) => parameter === 'Benzene');
      expect(line?.unit, name).toBe('mg/kg');
      expect(Number(line?.limit.replace('max. ', '')), name).toBeLessThan(BENZENE_LIMIT_MG_PER_KG);
    }
  });

  it('phenol on the skin is wiped off with polyethylene glycol 300', () => {
    const phenol = soldProduct('108-95-2');
    if (phenol) expect(phenol.firstAid.skin?.last).toMatch(/rinsing.*polyethylene glycol 300/);
  });

  it('acrylic acid is guarded against heat, which Mumbai has, in description and storage', () => {
    const acrylicAcid = soldProduct('79-10-7');
    if (!acrylicAcid) return;
    const { description, storage } = acrylicAcid;
    expect(description).toMatch(/heat/);
    expect(storage.temperatureLimits?.reason).toMatch(/^Heat/);
  });
});

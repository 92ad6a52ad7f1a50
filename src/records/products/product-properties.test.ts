import { describe, expect, it } from 'vitest';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import { propertyFacts } from '../facts/product-facts.ts';

describe('product properties', () => {
  it('are shown with unit and conditions, if the record has them', () => {
    expect(propertyFacts(SPECIMEN).rows).toContainEqual({
      term: 'Explosive limits in air',
      value: '2.5 to 12.8 % v/v',
      details: '',
      note: null,
    });
    const explosiveLimits = { kind: 'none' as const, note: 'No source has them.' };
    const withNote = { ...SPECIMEN.properties, explosiveLimits };
    expect(propertyFacts({ ...SPECIMEN, properties: withNote }).rows).toContainEqual({
      term: 'Explosive limits in air',
      value: 'No source has them.',
      isReason: true,
      details: '',
      note: null,
    });
    const { meltingPoint, boilingPoint, density, flashPoint } = SPECIMEN.properties;
    const properties = { meltingPoint, boilingPoint, density, flashPoint };
    expect(propertyFacts({ ...SPECIMEN, properties }).rows).toHaveLength(6);
  });
});

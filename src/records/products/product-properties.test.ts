import { describe, expect, it } from 'vitest';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import * as content from '../content.ts';
import { LABELS } from '../facts/labels.ts';
import { propertyFacts } from '../facts/product-facts.ts';

const ATMOSPHERE_KPA = 101.325;
const ROOM_TEMPERATURE = 20;

const products = content.products();
const flammable = products.filter(({ hazards }) =>
  hazards.hazardStatements.some((code) => code === 'H225' || code === 'H226'),
);

describe('product properties', () => {
  it.each(flammable)(
    '$name, which is flammable, has what a ship\u2019s officer asks for',
    (product) => {
      const { properties } = product;
      expect(Object.keys(properties)).toEqual(
        expect.arrayContaining(['vapourPressure', 'explosiveLimits', 'autoIgnition']),
      );
    },
  );

  it.each(products)('$name can be lit at its flash point and not below', ({ properties }) => {
    const { vapourPressure, explosiveLimits, flashPoint, autoIgnition } = properties;
    if (autoIgnition && flashPoint.kind === 'measured') {
      expect(autoIgnition.value).toBeGreaterThan(flashPoint.value);
    }
    if (!vapourPressure || !explosiveLimits || flashPoint.kind !== 'measured') return;
    // Air over the liquid holds this much vapour: enough to burn only above the flash point.
    expect(vapourPressure.condition).toBe(`at ${ROOM_TEMPERATURE} °C`);
    const percent = (100 * vapourPressure.value) / ATMOSPHERE_KPA;
    expect(percent > explosiveLimits.lowest).toBe(flashPoint.value < ROOM_TEMPERATURE);
  });

  it('are printed with unit and circumstances, and only where the record has them', () => {
    expect(propertyFacts(SPECIMEN).rows).toContainEqual({
      term: LABELS.properties.explosiveLimits,
      value: '2.5 to 12.8 % v/v',
      details: [],
      note: null,
    });
    const { meltingPoint, boilingPoint, density, flashPoint } = SPECIMEN.properties;
    const properties = { meltingPoint, boilingPoint, density, flashPoint };
    expect(propertyFacts({ ...SPECIMEN, properties }).rows).toHaveLength(4);
  });
});

import { describe, expect, it } from 'vitest';
import * as content from '../content.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import { allowedBy, COMPENDIAL_LIMITS } from '../../../tests/support/compendial-limits.ts';
import { unprovenAssertions } from '../../../tests/support/product-claims.ts';

const products = content.products();

it.each(products)('no text of $name asserts what its tables do not bear out', (product) => {
  expect(unprovenAssertions(product)).toEqual([]);
});

describe('unprovenAssertions', () => {
  it.each([
    ['Fibre grade differs chiefly in aldehydes.', /Fibre grade, which is not among/],
    ['Grades differ in aldehydes.', /speaks of aldehydes, which 0 of the grades limit/],
    ['Grades differ in colour.', /speaks of colour, which 1 of the grades limit/],
    ['High-purity grade is free from benzene.', /speaks of benzene/],
    ['Crystals are sold by mesh size.', /speaks of mesh/],
    ['For the food grade only.', /names a food grade/],
    ['The solvent E 999.', /number of a food additive/],
  ])('finds what is wrong with "%s"', (description, expected) => {
    expect(unprovenAssertions({ ...SPECIMEN, description }).join('\n')).toMatch(expected);
  });

  it.each([
    'High-purity grade holds less water than industrial grade.',
    'It dries without residue.',
    'It reacts with aldehydes and with benzene.',
    'Ask for the grade that you need.',
  ])('has nothing against "%s"', (description) => {
    expect(unprovenAssertions({ ...SPECIMEN, description })).toEqual([]);
  });

  it('finds a food trade without a food grade, and a pharmaceutical grade of no pharmacopoeia', () => {
    const grades = SPECIMEN.grades.map((grade) => ({ ...grade, name: 'Pharmaceutical grade' }));
    const assertions = unprovenAssertions({ ...SPECIMEN, grades, summary: 'A solvent for food.' });
    expect(assertions.join('\n')).toMatch(/food trade/);
    expect(assertions.join('\n')).toMatch(/names no pharmacopoeia/);
  });
});

describe('food and pharmaceutical grades', () => {
  const regulated = products.flatMap(({ slug, grades }) =>
    grades.flatMap((grade) => {
      const kind = (['food', 'pharmaceutical'] as const).find((word) =>
        grade.name.toLowerCase().includes(word),
      );
      return kind === undefined ? [] : [{ slug, kind, grade }];
    }),
  );

  it.each(regulated)('$kind grade of $slug keeps to its compendium', ({ slug, kind, grade }) => {
    const compendium = COMPENDIAL_LIMITS[slug]?.[kind];
    if (!compendium) {
      throw new Error(
        `Add the limits for the ${kind} grade of ${slug} to tests/support/compendial-limits.ts, with their source.`,
      );
    }
    for (const [parameter, [lowest, highest, unit]] of Object.entries(compendium.limits)) {
      const line = grade.specification.find((candidate) => candidate.parameter === parameter);
      if (!line) throw new Error(`${grade.name} of ${slug} does not limit ${parameter}.`);
      const [from, to] = allowedBy(line.limit);
      expect(line.unit, parameter).toBe(unit);
      expect(from, `${parameter}, ${compendium.source}`).toBeGreaterThanOrEqual(lowest);
      expect(to, `${parameter}, ${compendium.source}`).toBeLessThanOrEqual(highest);
    }
  });
});

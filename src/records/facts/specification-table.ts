import type { ProductGrade } from '../products/products.ts';

type Line = ProductGrade['specification'][number];

const isOfOneRow = (one: Line, other: Line) =>
  one.parameter === other.parameter && one.unit === other.unit;

/**
 * Builds a table that compares the grades: one row per parameter and unit, in the order of first occurrence, with the
 * limits in the order of the grades; null for a grade without a limit for the parameter. Where grades use different
 * methods, the methods are in that order too.
 */
export function specificationTable(grades: readonly ProductGrade[]) {
  const all = grades.flatMap(({ specification }) => specification);
  const firsts = all.filter((line) => all.find((other) => isOfOneRow(line, other)) === line);
  return {
    columns: { parameter: 'Parameter', unit: 'Unit', method: 'Method' },
    grades: grades.map(({ name }) => name),
    rows: firsts.map((first) => {
      const lines = grades.map(({ specification }) =>
        specification.find((line) => isOfOneRow(line, first)),
      );
      const methods = lines.flatMap((line) => (line ? [line.method] : []));
      return {
        parameter: first.parameter,
        unit: first.unit,
        limits: lines.map((line) => line?.limit ?? null),
        method: (new Set(methods).size === 1 ? methods.slice(0, 1) : methods).join(' / '),
      };
    }),
  };
}

import { LABELS } from './labels.ts';
import type { ProductGrade } from '../products/products.ts';

type Line = ProductGrade['specification'][number];

const isOfOneRow = (one: Line, other: Line) =>
  one.parameter === other.parameter && one.unit === other.unit;

/**
 * Sets the grades side by side: one row for each parameter and unit that any of them is held to,
 * in the order in which they first occur, with the limits in the order of the grades; null for a
 * grade that is not held to the parameter. Where grades are measured by different methods, the
 * methods stand in that order too.
 */
export function specificationTable(grades: readonly ProductGrade[]) {
  const all = grades.flatMap(({ specification }) => specification);
  const firsts = all.filter((line) => all.find((other) => isOfOneRow(line, other)) === line);
  return {
    columns: LABELS.specification,
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

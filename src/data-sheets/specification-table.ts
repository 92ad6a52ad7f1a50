import type { DataSheetTexts } from '../schemas/data-sheet-texts.ts';
import type { ProductGrade } from '../schemas/product.ts';

/** One parameter and its limit for each grade, in the order of the grades. */
export interface SpecificationRow {
  readonly parameter: string;
  readonly unit: string;
  readonly limits: readonly string[];
  readonly method: string;
}

/**
 * Sets the grades side by side: one row for each parameter, unit and method that any of them is
 * held to, in the order in which they first occur.
 */
export function specificationTable(
  grades: readonly ProductGrade[],
  texts: DataSheetTexts['specification'],
) {
  const rows = new Map<string, SpecificationRow>();
  for (const { specification } of grades) {
    for (const { parameter, unit, method } of specification) {
      const key = JSON.stringify([parameter, unit, method]);
      if (rows.has(key)) continue;
      const limits = grades.map(
        (grade) =>
          grade.specification.find(
            (other) => JSON.stringify([other.parameter, other.unit, other.method]) === key,
          )?.limit ?? texts.notLimited,
      );
      rows.set(key, { parameter, unit: unit ?? texts.noUnit, limits, method });
    }
  }
  return {
    columns: texts.columns,
    grades: grades.map(({ name, assay }) => ({ name, assay })),
    rows: [...rows.values()],
  };
}

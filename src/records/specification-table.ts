import type { DataSheetTexts } from './data-sheet-texts.ts';
import type { ProductGrade } from './products.ts';

/** One parameter and its limit for each grade, in the order of the grades. */
interface SpecificationRow {
  readonly parameter: string;
  readonly unit: string;
  readonly limits: readonly string[];
  readonly method: string;
}

/**
 * Sets the grades side by side: one row for each parameter and unit that any of them is held to,
 * in the order in which they first occur. Where grades are measured by different methods, the
 * methods stand in the order of the grades.
 */
export function specificationTable(
  grades: readonly ProductGrade[],
  texts: DataSheetTexts['specification'],
) {
  const keyOf = ({ parameter, unit }: ProductGrade['specification'][number]) =>
    JSON.stringify([parameter, unit]);
  const rows = new Map<string, SpecificationRow>();
  for (const line of grades.flatMap(({ specification }) => specification)) {
    const key = keyOf(line);
    if (rows.has(key)) continue;
    const lines = grades.map(({ specification }) =>
      specification.find((other) => keyOf(other) === key),
    );
    const methods = lines.flatMap((other) => (other ? [other.method] : []));
    rows.set(key, {
      parameter: line.parameter,
      unit: line.unit ?? texts.noUnit,
      limits: lines.map((other) => other?.limit ?? texts.notLimited),
      method: (new Set(methods).size === 1 ? methods.slice(0, 1) : methods).join(' / '),
    });
  }
  return {
    columns: texts.columns,
    grades: grades.map(({ name }) => name),
    rows: [...rows.values()],
  };
}

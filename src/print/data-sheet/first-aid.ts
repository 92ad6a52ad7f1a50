import type { DataSheetTexts } from '../../records/data-sheet-texts.ts';
import type { Product } from '../../records/products.ts';

/** The ways in which a substance reaches a person, in the order of the sheet. */
export const FIRST_AID_ROUTES = ['eyes', 'skin', 'inhalation', 'ingestion'] as const;

export type FirstAidRoute = (typeof FIRST_AID_ROUTES)[number];

/** The first-aid line for one way of exposure, and what the product's own record adds to it. */
export function firstAidText(
  route: FirstAidRoute,
  product: Pick<Product, 'firstAid' | 'hazards'>,
  texts: Pick<DataSheetTexts, 'firstAidLines'>,
): string {
  return [firstAidLine(route, product.hazards, texts), product.firstAid[route]]
    .filter((line) => line !== undefined)
    .join(' ');
}

/**
 * The first-aid line for one way of exposure: the first of the route's lines that names one of
 * the product's hazard or supplemental statements, else the last one, which names none.
 */
export function firstAidLine(
  route: FirstAidRoute,
  hazards: Pick<Product['hazards'], 'hazardStatements' | 'supplementalStatements'>,
  texts: Pick<DataSheetTexts, 'firstAidLines'>,
): string {
  const codes = [...hazards.hazardStatements, ...hazards.supplementalStatements];
  const line = texts.firstAidLines[route].find(
    ({ statements }) => statements.length === 0 || statements.some((code) => codes.includes(code)),
  );
  if (line) return line.text;
  throw new Error(
    `content/data-sheets.yaml, firstAidLines.${route}, has no line without statements. Add one as the last.`,
  );
}

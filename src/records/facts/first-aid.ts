import { partsOf } from '../../chemistry/label-elements.ts';
import { dataSheetTexts } from '../data-sheet-texts.ts';
import type { FirstAidRoute, Product } from '../products/products.ts';

/**
 * The first aid for one way of exposure: the first of the route's lines that names one of the
 * product's hazard or supplemental statements, else the last one, which names none; before and
 * after it what the product's own record adds.
 */
export function firstAidText(
  route: FirstAidRoute,
  { firstAid, hazards }: Pick<Product, 'firstAid' | 'hazards'>,
): string {
  const codes = partsOf([...hazards.hazardStatements, ...hazards.supplementalStatements]);
  const { firstAidLines } = dataSheetTexts();
  const line = firstAidLines[route].find(
    ({ statements }) => statements.length === 0 || statements.some((code) => codes.includes(code)),
  );
  const { first, last } = firstAid[route] ?? {};
  return [first, line?.text, last].filter((part) => part !== undefined).join(' ');
}

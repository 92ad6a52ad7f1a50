import { splitCodes } from '../../chemistry/label-elements.ts';
import { dataSheetTexts } from '../data-sheet-texts.ts';
import { FIRST_AID_ROUTES, type FirstAidRoute } from '../products/product-schema.ts';
import type { Product } from '../products/products.ts';
import { capitalised } from '../typography.ts';

/**
 * Returns the first aid for a route of exposure: the first line that lists one of the product's hazard or supplemental
 * statements, or else the last line, which lists none. The record's own `first` and `last` sentences are put before and
 * after it.
 */
export function firstAidText(
  route: FirstAidRoute,
  { firstAid, hazards }: Pick<Product, 'firstAid' | 'hazards'>,
): string {
  const codes = splitCodes([...hazards.hazardStatements, ...hazards.supplementalStatements]);
  const { firstAidLines } = dataSheetTexts();
  const line = firstAidLines[route].find(
    ({ statements }) => statements.length === 0 || statements.some((code) => codes.includes(code)),
  );
  const { first, last } = firstAid[route] ?? {};
  return [first, line?.text, last].filter((part) => part !== undefined).join(' ');
}

/** Returns the first aid for each route of exposure. A gas is not swallowed. */
export const firstAidFacts = (product: Product) =>
  FIRST_AID_ROUTES.filter((route) => route !== 'ingestion' || product.physicalState !== 'gas').map(
    (route) => ({ term: capitalised(route), text: firstAidText(route, product) }),
  );

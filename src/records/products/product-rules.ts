import type { z } from 'zod';
import { reportIn } from '../reading/read-record.ts';
import { packagingProblem } from './packaging.ts';
import type { productProperties } from './product-properties.ts';
import { productSlug } from './product-slug.ts';

type Packed = Parameters<typeof packagingProblem>;
/** The fields that are compared. */
type ProductFields = Packed[1] & {
  name: string;
  displayName: string;
  identity: { formula?: string | undefined; hsCode: string; itcHsCode?: string | undefined };
  properties: z.infer<typeof productProperties>;
  packaging: readonly Packed[0][];
  images: readonly { file: string }[];
  source: string;
};

/** In g/cm³. The densities of usual liquids and solids are within these ranges; bulk densities are not checked. */
const DENSITIES = {
  liquid: { lowest: 0.5, highest: 3.5 },
  organicSolid: { lowest: 0.3, highest: 4 },
  solid: { lowest: 0.3, highest: 12 },
} as const;

/** Returns a sentence about a density that is wrong, such as by a factor of ten. Gases are not checked. */
function findDensityProblem({
  identity,
  physicalState,
  properties: { density },
}: ProductFields): string | undefined {
  if (!density || density.kind === 'none' || physicalState === 'gas') return undefined;
  if (/bulk/.test(density.condition ?? '')) return undefined;
  const isOrganic = /^[CHNOS\d()·n]+$/.test(identity.formula ?? '');
  const { lowest, highest } =
    DENSITIES[physicalState === 'solid' && isOrganic ? 'organicSolid' : physicalState];
  if (density.value >= lowest && density.value <= highest) return undefined;
  return `must be ${lowest} to ${highest} g/cm³ for a ${physicalState}: correct the figure or its unit`;
}

/** Reports fields of a product that contradict each other. */
export function checkProduct(product: ProductFields, context: z.RefinementCtx): void {
  const report = reportIn(context);
  if (product.displayName.toUpperCase() !== product.name) {
    report(['displayName'], `must be the name "${product.name}" in ordinary letters`);
  }
  const slug = productSlug(product.name);
  product.images.forEach(({ file }, index) => {
    if (file.startsWith(`${slug}-`)) return;
    report(
      ['images', index, 'file'],
      `must begin with "${slug}-", so that a picture is known by its product`,
    );
  });
  const { itcHsCode, hsCode } = product.identity;
  if (itcHsCode !== undefined && !itcHsCode.startsWith(hsCode)) {
    report(['identity', 'itcHsCode', 'value'], `must begin with the HS code ${hsCode}`);
  }
  const { meltingPoint, boilingPoint } = product.properties;
  if (meltingPoint.kind === 'measured') {
    const { value } = meltingPoint;
    if (boilingPoint?.kind === 'measured' && value >= boilingPoint.value) {
      report(['properties', 'boilingPoint', 'value'], 'must be above the melting point');
    }
    const fits = { liquid: value <= 30, solid: value >= 15, gas: value <= 0 };
    if (!fits[product.physicalState]) {
      report(
        ['physicalState'],
        `must fit the melting point of ${value} °C: correct the one that is wrong`,
      );
    }
  }
  for (const [name, property] of Object.entries(product.properties)) {
    if (property && 'source' in property && !product.source.includes(property.source)) {
      report(
        ['properties', name, 'source'],
        `"${property.source}" must be named in the record's own "source", which is printed`,
      );
    }
  }
  const densityProblem = findDensityProblem(product);
  // A wrong density makes the volumes of all packagings wrong.
  if (densityProblem) return report(['properties', 'density', 'value'], densityProblem);
  product.packaging.forEach((option, index) => {
    const problem = packagingProblem(option, product);
    if (problem) report(['packaging', 'value', index, problem.field], problem.message);
  });
}

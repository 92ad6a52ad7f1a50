import type { z } from 'zod';
import { reportIn } from '../reading/read-record.ts';
import { packagingProblem } from './packaging.ts';
import type { productFields } from './product-schema.ts';
import { productSlug } from './product-slug.ts';

type ProductFields = z.infer<typeof productFields>;

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

type Part<Name extends keyof ProductFields> = Pick<ProductFields, Name>;

/** Reports a name in texts that is not the name in capitals. */
export function checkName(product: Part<'displayName' | 'name'>, context: z.RefinementCtx): void {
  if (product.displayName.toUpperCase() === product.name) return;
  const message = `must be the name "${product.name}" in ordinary letters`;
  reportIn(context)(['displayName'], message);
}

/** Reports a shown product that still has values of its model. */
export function checkUnconfirmed(
  { published, toConfirm }: Part<'published' | 'toConfirm'>,
  context: z.RefinementCtx,
): void {
  if (!published || toConfirm.length === 0) return;
  const message = `must wait: ${toConfirm.length} values from the model are left to confirm or change`;
  reportIn(context)(['published'], message);
}

/** Reports pictures that are not named after the product. */
export function checkImages(product: Part<'images' | 'name'>, context: z.RefinementCtx): void {
  const slug = productSlug(product.name);
  product.images.forEach(({ file }, index) => {
    if (file.startsWith(`${slug}-`)) return;
    reportIn(context)(
      ['images', index, 'file'],
      `must begin with "${slug}-", so that a picture is known by its product`,
    );
  });
}

/** Reports an Indian tariff item of another subheading. */
export function checkTariff({ identity }: Part<'identity'>, context: z.RefinementCtx): void {
  const { itcHsCode, hsCode } = identity;
  if (itcHsCode === undefined || itcHsCode.startsWith(hsCode)) return;
  reportIn(context)(['identity', 'itcHsCode', 'value'], `must begin with the HS code ${hsCode}`);
}

/** Reports melting and boiling points that do not fit each other or the physical state. */
export function checkState(
  { physicalState, properties }: Part<'physicalState' | 'properties'>,
  context: z.RefinementCtx,
): void {
  const { meltingPoint, boilingPoint } = properties;
  if (meltingPoint.kind !== 'measured') return;
  const report = reportIn(context);
  const { value } = meltingPoint;
  if (boilingPoint?.kind === 'measured' && value >= boilingPoint.value) {
    report(['properties', 'boilingPoint', 'value'], 'must be above the melting point');
  }
  const fits = { liquid: value <= 30, solid: value >= 15, gas: value <= 0 };
  if (!fits[physicalState]) {
    report(
      ['physicalState'],
      `must fit the melting point of ${value} °C: correct the one that is wrong`,
    );
  }
}

/** Reports publications that the sources of the record do not name. */
export function checkSources(
  { properties, source }: Part<'properties' | 'source'>,
  context: z.RefinementCtx,
): void {
  for (const [name, property] of Object.entries(properties)) {
    if (property && 'source' in property && !source.includes(property.source)) {
      reportIn(context)(
        ['properties', name, 'source'],
        `"${property.source}" must be named in the record's own "source", which is printed`,
      );
    }
  }
}

/** Reports an impossible density, and packagings that the product does not fit. */
export function checkPackaging(product: ProductFields, context: z.RefinementCtx): void {
  const report = reportIn(context);
  const densityProblem = findDensityProblem(product);
  // A wrong density makes the volumes of all packagings wrong.
  if (densityProblem) return report(['properties', 'density', 'value'], densityProblem);
  product.packaging.forEach((option, index) => {
    const problem = packagingProblem(option, product);
    if (problem) report(['packaging', 'value', index, problem.field], problem.message);
  });
}

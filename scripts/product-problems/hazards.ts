import { classificationFault } from '../../src/chemistry/hazard-classes.ts';
import { lowestFlashPoint } from '../../src/chemistry/flash-point.ts';
import { splitCodes } from '../../src/chemistry/label-elements.ts';
import type { Product } from '../../src/records/products/products.ts';
import { figuresOf } from './figures.ts';
import type { Report } from './report.ts';

/** Health hazards whose substances a mixture's label must name (CLP, Article 18(3)(b)); not irritation. */
const NAMES_SUBSTANCES = /^H3(?!15|19)/;

/** Compares classes with their statements, and asks a blend for the substances that cause them. */
export function checkHazards({ hazards, identity }: Product, report: Report): void {
  const onLabel = splitCodes([...hazards.hazardStatements, ...hazards.supplementalStatements]);
  const causes = onLabel.filter((code) => NAMES_SUBSTANCES.test(code));
  if (!identity.casNumber && !identity.contains && causes.length > 0) {
    report(
      'identity.contains',
      `must name the substances of the blend that cause ${causes.join(', ')}, as its label must (CLP, Article 18(3)(b))`,
    );
  }
  for (const [index, line] of hazards.classification.entries()) {
    const fault = classificationFault(line);
    if (fault) report(`hazards.classification.${index}`, fault);
  }
}

/** Statements of flammable liquids (CLP, Annex I, 2.6). */
const FLAMMABLE_LIQUIDS = ['H224', 'H225', 'H226'];
const FLAMMABLE = [...FLAMMABLE_LIQUIDS, 'H220', 'H221'];
/** In °C. With the figures of NIOSH, estimated flash points differ from measured ones by up to 19 °C (cumene). */
const FLASH_POINT_TOLERANCE = 20;
/** In °C. A flammable liquid above it that does not sustain combustion is not classified (CLP, Annex I, 2.6.4.5). */
export const SUSTAINS_COMBUSTION_BELOW = 35;
/** In °C. Gas oils have H226 up to this flash point (CLP, Annex I, 2.6.2). */
const GAS_OIL_FLASH_POINT_MAX = 75;
/** In °C. Only pyrophoric substances (H250) ignite below it. Carbon disulphide ignites at 90 °C. */
const AUTO_IGNITION_MIN = 85;

/** Returns the statements that fit a flash point and a boiling point in °C (CLP, Annex I, table 2.6.1). */
function statementsOfFlashPoint(flashPoint: number, boilingPoint: number | undefined): string[] {
  if (flashPoint > 60) return [];
  if (flashPoint >= 23) return ['H226'];
  if (boilingPoint === undefined) return ['H224', 'H225'];
  return [boilingPoint <= 35 ? 'H224' : 'H225'];
}

/** Compares the statements of flammability with flash point, boiling point and explosive limits. */
export function checkFlammability(product: Product, report: Report): void {
  const { hazards, physicalState, properties } = product;
  const { flashPoint, boilingPoint } = figuresOf(product);
  const stated = hazards.hazardStatements.filter((code) => FLAMMABLE_LIQUIDS.includes(code));
  if (
    FLAMMABLE.some((code) => hazards.hazardStatements.includes(code)) &&
    !properties.explosiveLimits
  ) {
    report(
      'properties.explosiveLimits',
      'must be given, as the product is flammable; where no source has them, write { kind: none, note: Why. }',
    );
  }
  const autoIgnition = properties.autoIgnition?.value ?? Infinity;
  const lowest = Math.max(flashPoint ?? 0, AUTO_IGNITION_MIN);
  if (
    physicalState !== 'gas' &&
    autoIgnition < lowest &&
    !hazards.hazardStatements.includes('H250')
  )
    report(
      'properties.autoIgnition.value',
      `must be above ${lowest} °C: correct the figure, or the flash point`,
    );
  if (physicalState !== 'liquid') return;
  if (flashPoint === undefined) {
    if (stated.length === 0) return;
    return report(
      'properties.flashPoint',
      `must be measured, as the product has ${stated.join(', ')}`,
    );
  }
  if (boilingPoint !== undefined && boilingPoint <= flashPoint) {
    report(
      'properties.boilingPoint.value',
      `must be above the flash point of ${flashPoint} °C: correct the one that is wrong`,
    );
  }
  const fitting = statementsOfFlashPoint(flashPoint, boilingPoint);
  const fits =
    fitting.length === 0
      ? stated.length === 0 || flashPoint <= GAS_OIL_FLASH_POINT_MAX
      : stated.some((code) => fitting.includes(code));
  const isExcused = flashPoint > SUSTAINS_COMBUSTION_BELOW && stated.length === 0;
  if (!fits && !(isExcused && /sustain/.test(properties.flashPoint.note ?? ''))) {
    const expected = fitting.join(' or ') || 'no statement of flammable liquids';
    const excuse = isExcused
      ? ', or say in "note" that it does not sustain combustion (2.6.4.5)'
      : '';
    report(
      'properties.flashPoint.value',
      `must fit the hazard statements: with ${flashPoint} °C it has ${expected} (CLP, Annex I, 2.6), and the classification has ${stated.join(', ') || 'none'}; correct the one that is wrong${excuse}`,
    );
  }
  const estimate = estimatedFlashPoint(product);
  if (estimate !== undefined && Math.abs(estimate - flashPoint) > FLASH_POINT_TOLERANCE) {
    report(
      'properties.flashPoint.value',
      `must be within ${FLASH_POINT_TOLERANCE} °C of ${Math.round(estimate)} °C, as vapourPressure, boilingPoint and explosiveLimits give it: correct the one of the four that is wrong`,
    );
  }
}

/** Names of solutions, whose vapour is that of the water too. */
const SOLUTION = /%|\bSOLUTION\b/;

/**
 * Returns the flash point in °C that follows from the other properties; undefined where one of them is missing, and for
 * blends and solutions.
 */
export function estimatedFlashPoint(product: Product): number | undefined {
  const { vapourPressure, explosiveLimits } = product.properties;
  const { boilingPoint } = figuresOf(product);
  if (!product.identity.casNumber || SOLUTION.test(product.name)) return undefined;
  const [, celsius] = /^at (-?[\d.]+) °C$/.exec(vapourPressure?.condition ?? '') ?? [];
  if (!vapourPressure || celsius === undefined || boilingPoint === undefined) return undefined;
  if (!explosiveLimits || explosiveLimits.kind === 'none') return undefined;
  return lowestFlashPoint({
    boilingPoint,
    vapourPressure: { kilopascals: vapourPressure.value, celsius: Number(celsius) },
    lowerExplosiveLimit: explosiveLimits.lowest,
  });
}

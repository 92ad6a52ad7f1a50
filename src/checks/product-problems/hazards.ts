import { ABSOLUTE_ZERO } from '../../chemistry/absolute-zero.ts';
import { classificationProblem } from '../../chemistry/hazard-classes.ts';
import { precautionaryCodes } from '../../chemistry/label-elements.ts';
import type { Product } from '../../records/products/products.ts';
import type { Report } from './report.ts';

/** Health hazards whose substances a mixture's label must name (CLP, Article 18(3)(b)); not irritation. */
const NAMES_SUBSTANCES = /^H3(?!15|19)/;

/** Compares classes with their statements, P301 with its category, and asks a blend for the substances of its hazards. */
export function checkHazards({ firstAid, hazards, identity }: Product, report: Report): void {
  const causes = hazards.hazardStatements.filter((code) => NAMES_SUBSTANCES.test(code));
  if (!identity.casNumber && !identity.contains && causes.length > 0) {
    report(
      'identity.contains',
      `must name the substances of the blend that cause ${causes.join(', ')}, as its label must (CLP, Article 18(3)(b))`,
    );
  }
  for (const [index, line] of hazards.classification.entries()) {
    const problem = classificationProblem(line);
    if (problem) report(`hazards.classification.${index}`, problem);
  }
  const isStricter =
    firstAid.ingestion?.first && precautionaryCodes(hazards.hazardStatements).includes('P301+P312');
  if (isStricter && !hazards.notes.some((note) => note.includes('P301+P310'))) {
    report(
      'hazards.notes',
      'must say why the label has P301+P310 on purpose: the category has P301+P312, and "firstAid.ingestion.first" asks for help at once',
    );
  }
}

/** Returns flash point and boiling point in °C; undefined where there is none. */
export function figuresOf({ properties: { boilingPoint, flashPoint } }: Product) {
  return {
    boilingPoint:
      boilingPoint?.kind === 'measured' &&
      // Flammability depends on the boiling point at normal pressure.
      (boilingPoint.condition ?? 'at 101.3 kPa').startsWith('at 101.3 kPa')
        ? boilingPoint.value
        : undefined,
    flashPoint: flashPoint.kind === 'measured' ? flashPoint.value : undefined,
  };
}

const FLAMMABLE = /^H22[01456]/;
const FLAMMABLE_LIQUID = /^H22[456]/;
/** In °C. Gas oils have H226 up to this flash point (CLP, Annex I, 2.6.2). */
const GAS_OIL_FLASH_POINT_MAX = 75;
/** In °C. With the figures of NIOSH, estimated flash points differ from measured ones by up to 19 °C (cumene). */
const FLASH_POINT_TOLERANCE = 20;

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
  if (
    !properties.explosiveLimits &&
    hazards.hazardStatements.some((code) => FLAMMABLE.test(code))
  ) {
    report(
      'properties.explosiveLimits',
      'must be given, as the product is flammable; where no source has them, none with a note that says why (in the file: { kind: none, note: Why. })',
    );
  }
  if (physicalState !== 'liquid') return;
  const { flashPoint, boilingPoint } = figuresOf(product);
  const stated = hazards.hazardStatements.filter((code) => FLAMMABLE_LIQUID.test(code));
  if (flashPoint === undefined) {
    if (stated.length === 0) return;
    return report(
      'properties.flashPoint',
      `must be measured, as the product has ${stated.join(', ')}`,
    );
  }
  const expected = statementsOfFlashPoint(flashPoint, boilingPoint);
  // A liquid that does not sustain combustion is not classified (CLP, Annex I, 2.6.4.5).
  const fits =
    stated.length === 0
      ? expected.length === 0 || /sustain/.test(properties.flashPoint.note ?? '')
      : stated.some((code) => expected.includes(code)) ||
        (expected.length === 0 && flashPoint <= GAS_OIL_FLASH_POINT_MAX);
  if (!fits) {
    const excuse =
      stated.length === 0 ? ', or say in "note" that it does not sustain combustion' : '';
    report(
      'properties.flashPoint.value',
      `must fit the hazard statements: with ${flashPoint} °C it has ${expected.join(' or ') || 'no statement of flammable liquids'} (CLP, Annex I, 2.6), and the classification has ${stated.join(', ') || 'none'}; correct the one that is wrong${excuse}`,
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

/** In kPa. */
const ATMOSPHERE = 101.325;
/** Matches names of solutions. Their vapour is partly that of the water. */
const SOLUTION = /%|\bSOLUTION\b/;

/**
 * Estimates the closed-cup flash point in °C: the temperature at which the vapour reaches the lower explosive limit.
 * The vapour pressure follows from one reading and the boiling point by the Clausius-Clapeyron equation. Returns
 * undefined for blends, solutions, and where a figure is missing.
 */
function estimatedFlashPoint(product: Product): number | undefined {
  const { vapourPressure, explosiveLimits } = product.properties;
  const { boilingPoint } = figuresOf(product);
  const [, celsius] = /^at (-?[\d.]+) °C$/.exec(vapourPressure?.condition ?? '') ?? [];
  if (!product.identity.casNumber || SOLUTION.test(product.name)) return undefined;
  if (!vapourPressure || celsius === undefined || boilingPoint === undefined) return undefined;
  if (explosiveLimits?.kind !== 'measured') return undefined;
  const inverse = (temperature: number) => 1 / (temperature - ABSOLUTE_ZERO);
  const known = inverse(Number(celsius));
  const slope = Math.log(ATMOSPHERE / vapourPressure.value) / (known - inverse(boilingPoint));
  const pressure = (explosiveLimits.lowest / 100) * ATMOSPHERE;
  return 1 / (known - Math.log(pressure / vapourPressure.value) / slope) + ABSOLUTE_ZERO;
}

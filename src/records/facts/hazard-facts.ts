import { marksOf } from '../../chemistry/classification-marks.ts';
import { hazardStatementText } from '../../chemistry/hazard-statements.ts';
import { PICTOGRAMS } from '../../chemistry/pictograms.ts';
import type { Product } from '../products/products.ts';

/** The last note on a product with a harmonised classification. */
const HARMONISED_IS_MINIMUM =
  'A harmonised entry is a minimum; the supplier’s own classification may go further.';

/** The text for a product without hazards. */
export const NOT_CLASSIFIED = {
  title: 'Not classified as hazardous',
  note: 'No pictogram, signal word or hazard statement applies.',
} as const;

/** Returns pictograms, signal word, statements, classification and limits, for the product's page, sheet and label. */
export function hazardFacts({ exposureLimits, hazards }: Product) {
  const { classification, classificationSource, specificConcentrationLimits } = hazards;
  const codes = [...hazards.hazardStatements, ...hazards.supplementalStatements];
  return {
    source: `Classification: ${classificationSource}`,
    isClassified: codes.length > 0 || classification.length > 0,
    signalWord: hazards.signalWord ?? 'none',
    pictograms: hazards.pictograms.map((code) => {
      const { name, warnsOf } = PICTOGRAMS[code];
      return { code, name, alternative: `${code}, ${name}: ${warnsOf}` };
    }),
    statements: codes.map((code) => ({ code, text: hazardStatementText(code, classification) })),
    classification,
    limits: specificConcentrationLimits,
    marks: marksOf(classification),
    exposureLimits: exposureLimits.map(
      ({ eightHours, shortTerm, source }) =>
        `8 h ${eightHours}${shortTerm ? `, short term ${shortTerm}` : ''} (${source})`,
    ),
    notes: classificationSource.startsWith('CLP Annex VI')
      ? [...hazards.notes, HARMONISED_IS_MINIMUM]
      : hazards.notes,
  };
}

import { hazardStatementText } from '../../chemistry/hazard-statements.ts';
import { PICTOGRAMS } from '../../chemistry/pictograms.ts';
import type { Product } from '../products/products.ts';

/** The asterisks of a harmonised classification, explained (CLP, Annex VI, Part 1, section 1.2). */
const ASTERISKS: Readonly<Record<string, string>> = {
  '*': 'Minimum classification: a stricter category applies if data call for it.',
  '**': 'The statement is general, as the route of exposure is not established.',
  '***':
    'The statement names only the effect (fertility or the unborn child) that was known before the CLP Regulation.',
};

/** Returns the explanations of the asterisks in classes such as "Acute Tox. 4 *: H332", from one asterisk up. */
function asterisksOf(classes: readonly string[]): string[] {
  const present = new Set(classes.flatMap((line) => line.match(/\*+/g) ?? []));
  return Object.entries(ASTERISKS).flatMap(([asterisks, meaning]) =>
    present.has(asterisks) ? `${asterisks}\u00a0${meaning}` : [],
  );
}

/** The last note on a product with a harmonised classification. */
const HARMONISED_IS_MINIMUM =
  'A harmonised entry is a minimum; the supplier’s own classification may go further.';
/**
 * The last note on every product: the classes that Regulation (EU) 2023/707 added, from the end of their transition for
 * substances on the market.
 */
const NEW_CLASSES =
  'Since 1 November 2026 makers also classify for PMT, vPvM and endocrine disruption (Regulation (EU) 2023/707): ask for their safety data sheet.';

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
    signalWord: { term: 'Signal word', value: hazards.signalWord ?? 'none' },
    pictograms: hazards.pictograms.map((code) => {
      const { name, warnsOf } = PICTOGRAMS[code];
      return { code, name, alternative: `${code}, ${name}: ${warnsOf}` };
    }),
    statements: {
      term: 'Hazard statements',
      items: codes.map((code) => ({ code, text: hazardStatementText(code, classification) })),
    },
    classes: { term: 'Hazard classes', items: classification },
    asterisks: asterisksOf(classification),
    limits: { term: 'Specific concentration limits', items: specificConcentrationLimits },
    exposureLimits: {
      term: 'Exposure limits',
      items: exposureLimits.map(
        ({ eightHours, shortTerm, source }) =>
          `8 h ${eightHours}${shortTerm ? `, short term ${shortTerm}` : ''} (${source})`,
      ),
    },
    notes: {
      term: 'Also note',
      items: [
        ...hazards.notes,
        ...(classificationSource.startsWith('CLP Annex VI') ? [HARMONISED_IS_MINIMUM] : []),
        NEW_CLASSES,
      ],
    },
  };
}

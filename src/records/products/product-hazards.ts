import { z } from 'zod';
import {
  HAZARD_STATEMENT_CODES,
  lacksOrganOrSubstance,
} from '../../chemistry/hazard-statements.ts';
import { pictogramsFor, signalWordFor } from '../../chemistry/label-elements.ts';
import { reportIn } from '../reading/read-record.ts';
import { ONCE_FIELDS_ARE_VALID } from '../reading/sourced.ts';
import { sentence, text } from '../reading/texts.ts';

/** Statements that a label leaves out if it has the stronger one. */
const IMPLIED_BY: Readonly<Record<string, string>> = { H318: 'H314', H400: 'H410' };

const codesIn = (line: string) => line.match(/\bH\d+[A-Za-z]*/g) ?? [];

/** Returns the hazard statements of a label that follow from a classification. */
function statementsOf(classification: readonly string[]): string[] {
  const codes = [...new Set(classification.flatMap(codesIn))];
  return codes.filter((code) => !codes.includes(IMPLIED_BY[code] ?? ''));
}

const isKnown = (code: string) => HAZARD_STATEMENT_CODES.includes(code);
const notKnown = (code: string) =>
  `"${code}" is not a hazard statement of CLP, Annex III, such as H225; correct it`;

/** A hazard statement of CLP, Annex III. */
export const hazardCode = z
  .string()
  .refine(isKnown, { error: (issue) => notKnown(String(issue.input)) });

const classificationLine = text.superRefine((line, context) => {
  const report = reportIn(context);
  const codes = codesIn(line);
  const unknown = codes.find((code) => !isKnown(code));
  if (unknown) report([], notKnown(unknown));
  else if (codes.length === 0 && !line.startsWith('EUH'))
    report([], 'must name its hazard statement, as in "Eye Irrit. 2: H319"');
});

/** Classification and labelling of the substance in the European Union. */
export const productHazards = z
  .strictObject({
    classificationSource: text.describe(
      'The source of the classification, such as "CLP Annex VI, harmonised (up to ATP 23)".',
    ),
    supplementalStatements: z
      .array(hazardCode.startsWith('EUH', 'must be a code such as EUH066'))
      .describe('Codes such as EUH066.'),
    classification: z
      .array(classificationLine)
      .describe(
        'Classes with their statements, as in the source: "Eye Irrit. 2: H319"; organs and route of H370 to H373 in brackets: "STOT RE 1: H372 (inhalation) (respiratory system)". Statements of the label, pictograms and signal word follow from it.',
      ),
    specificConcentrationLimits: z
      .array(text)
      .describe(
        'Concentration limits above which a mixture gets the same classification, as in the source.',
      ),
    notes: z
      .array(sentence)
      .describe(
        'Facts that a buyer must know in addition, such as an entry on a regulatory list. If CLP has no statement for the transport class, say why here.',
      ),
  })
  .superRefine((hazards, context) => {
    const report = reportIn(context);
    const { classification, supplementalStatements } = hazards;
    for (const code of [...statementsOf(classification), ...supplementalStatements]) {
      if (!lacksOrganOrSubstance(code, classification)) continue;
      report(
        ['classification'],
        `must name the organs or the substance of ${code}, as in "STOT RE 2: H373 (urinary tract)", or have the mark ** of a harmonised entry that names none`,
      );
    }
  }, ONCE_FIELDS_ARE_VALID)
  .transform((hazards) => {
    const hazardStatements = statementsOf(hazards.classification);
    return {
      ...hazards,
      hazardStatements,
      signalWord: signalWordFor(hazardStatements, hazards.classification),
      pictograms: pictogramsFor(hazardStatements, hazards.classification),
    };
  });

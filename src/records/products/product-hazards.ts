import { z } from 'zod';
import {
  HAZARD_STATEMENT_CODES,
  pictogramsFor,
  signalWordFor,
} from '../../chemistry/hazard-statements.ts';
import { PICTOGRAM_CODES } from '../../chemistry/pictograms.ts';
import { lacksOrgans } from '../../chemistry/target-organs.ts';
import { sayIn } from '../reading/describe-issues.ts';
import { sentence, text } from '../reading/texts.ts';

/** A hazard statement with a text in `src/chemistry/hazard-statements.ts`. */
const statementCode = z.string().refine((code) => HAZARD_STATEMENT_CODES.includes(code), {
  error: (issue) =>
    `"${String(issue.input)}" is no code such as H225 that src/chemistry/hazard-statements.ts knows; correct it, or add its official text there`,
});

/** "STOT SE 3; H335: C ≥ 1.0%": a limit without an upper end holds for the undiluted substance too. */
const OPEN_ENDED_LIMIT = /; (H\d{3}[A-Za-z]*): C ≥/;

/** Classification and labelling of the substance as such, in the European Union. */
export const productHazards = z
  .strictObject({
    /** Who classified it so, such as "CLP Annex VI, harmonised (up to ATP 23)". */
    classificationSource: text,
    /** GHS codes in ascending order; names and text alternatives are in `src/chemistry/pictograms.ts`. */
    pictograms: z.array(z.enum(PICTOGRAM_CODES)),
    /** Null where the CLP label bears none. */
    signalWord: z.enum(['Danger', 'Warning']).nullable(),
    /** Codes of the CLP label's hazard statements; their texts are in `src/chemistry/hazard-statements.ts`. */
    hazardStatements: z.array(statementCode.startsWith('H', 'must be a code such as H225')),
    /** Codes of the supplemental statements of the European Union. */
    supplementalStatements: z.array(
      statementCode.startsWith('EUH', 'must be a code such as EUH066'),
    ),
    /**
     * Hazard classes as the source prints them, organs and route of H370 to H373 in brackets;
     * `*` marks are explained in `src/chemistry/classification-marks.ts`.
     */
    classification: z.array(text),
    /** Limits above which a mixture takes over the classification, as the source prints them. */
    specificConcentrationLimits: z.array(text),
    /** What a buyer must know beside the classification, such as a place on a list of substances. */
    notes: z.array(sentence),
  })
  .superRefine((hazards, context) => {
    const say = sayIn(context);
    const codes = hazards.hazardStatements;
    if (!codes.every((code) => HAZARD_STATEMENT_CODES.includes(code))) return;
    const signalWord = signalWordFor(codes);
    if (hazards.signalWord !== signalWord) {
      say(['signalWord'], `must be ${signalWord ?? 'null'}, which the hazard statements demand`);
    }
    for (const code of codes.filter((statement) =>
      lacksOrgans(statement, hazards.classification),
    )) {
      say(
        ['classification'],
        `must name the organs of ${code}, as in "STOT RE 2: H373 (urinary tract)", or bear the mark ** of a harmonised entry that names none`,
      );
    }
    for (const limit of hazards.specificConcentrationLimits) {
      const [, code = ''] = OPEN_ENDED_LIMIT.exec(limit) ?? [];
      if (code === '' || codes.includes(code)) continue;
      if (hazards.notes.some((note) => note.includes(code))) continue;
      say(
        ['notes'],
        `must say why ${code} has the limit "${limit}" and is not among the hazard statements`,
      );
    }
    const pictograms = pictogramsFor(codes);
    if (hazards.pictograms.join() !== pictograms.join()) {
      say(['pictograms'], `must be [${pictograms.join(', ')}], which the hazard statements demand`);
    }
  });

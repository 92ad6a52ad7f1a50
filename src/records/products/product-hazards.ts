import { z } from 'zod';
import {
  HAZARD_STATEMENT_CODES,
  lacksOrganOrSubstance,
} from '../../chemistry/hazard-statements.ts';
import { pictogramsFor, signalWordFor } from '../../chemistry/label-elements.ts';
import { reportIn } from '../reading/read-record.ts';
import { sentence, text } from '../reading/texts.ts';

/** A hazard statement of CLP, Annex III. */
export const hazardCode = z.string().refine((code) => HAZARD_STATEMENT_CODES.includes(code), {
  error: (issue) =>
    `"${String(issue.input)}" is not a hazard statement of CLP, Annex III, such as H225; correct it`,
});

/**
 * Matches a limit such as "STOT SE 3; H335: C ≥ 1.0 %". A limit without an upper bound also applies to the undiluted
 * substance.
 */
const OPEN_ENDED_LIMIT = /; (H\d{3}[A-Za-z]*): C ≥/;

/** Classification and labelling of the substance in the European Union. */
export const productHazards = z
  .strictObject({
    /** The source of the classification, such as "CLP Annex VI, harmonised (up to ATP 23)". */
    classificationSource: text,
    /** Codes; their texts are in `src/chemistry/clp-statements.json`. */
    hazardStatements: z.array(hazardCode.startsWith('H', 'must be a code such as H225')),
    supplementalStatements: z.array(hazardCode.startsWith('EUH', 'must be a code such as EUH066')),
    /**
     * Hazard classes as in the source, with organs and route of H370 to H373 in brackets.
     * `src/chemistry/classification-marks.ts` explains the `*` marks.
     */
    classification: z.array(text),
    /** Concentration limits above which a mixture gets the same classification, as in the source. */
    specificConcentrationLimits: z.array(text),
    /** Facts that a buyer must know in addition, such as the substance's entry on a regulatory list. */
    notes: z.array(sentence),
  })
  .superRefine((hazards, context) => {
    const report = reportIn(context);
    const { classification, hazardStatements: codes, notes } = hazards;
    const all = [...codes, ...hazards.supplementalStatements];
    if (!all.every((code) => HAZARD_STATEMENT_CODES.includes(code))) return;
    for (const code of all) {
      if (!lacksOrganOrSubstance(code, classification)) continue;
      report(
        ['classification'],
        `must name the organs or the substance of ${code}, as in "STOT RE 2: H373 (urinary tract)", or have the mark ** of a harmonised entry that names none`,
      );
    }
    for (const limit of hazards.specificConcentrationLimits) {
      const [, code = ''] = OPEN_ENDED_LIMIT.exec(limit) ?? [];
      if (code === '' || codes.includes(code) || notes.some((note) => note.includes(code)))
        continue;
      report(
        ['notes'],
        `must say why ${code} has the limit "${limit}" and is not among the hazard statements`,
      );
    }
  })
  .transform((hazards) => ({
    ...hazards,
    signalWord: signalWordFor(hazards.hazardStatements, hazards.classification),
    pictograms: pictogramsFor(hazards.hazardStatements, hazards.classification),
  }));

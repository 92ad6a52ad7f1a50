import { z } from 'zod';
import {
  HAZARD_STATEMENT_CODES,
  lacksOrganOrSubstance,
} from '../../chemistry/hazard-statements.ts';
import { pictogramsFor, signalWordFor } from '../../chemistry/label-elements.ts';
import { PICTOGRAM_CODES } from '../../chemistry/pictograms.ts';
import { reportIn } from '../reading/read-record.ts';
import { sentence, text } from '../reading/texts.ts';

/** A hazard statement of CLP, Annex III. */
export const hazardCode = z.string().refine((code) => HAZARD_STATEMENT_CODES.includes(code), {
  error: (issue) =>
    `"${String(issue.input)}" is no hazard statement of CLP, Annex III, such as H225; correct it`,
});

/** "STOT SE 3; H335: C ≥ 1.0%": a limit without an upper end holds for the undiluted substance too. */
const OPEN_ENDED_LIMIT = /; (H\d{3}[A-Za-z]*): C ≥/;

/** Classification and labelling of the substance as such, in the European Union. */
export const productHazards = z
  .strictObject({
    /** Who classified it so, such as "CLP Annex VI, harmonised (up to ATP 23)". */
    classificationSource: text,
    /** May be left out: it follows from the hazard statements. */
    pictograms: z.array(z.enum(PICTOGRAM_CODES)).optional(),
    /** May be left out: it follows from the hazard statements. */
    signalWord: z.enum(['Danger', 'Warning']).nullable().optional(),
    /** Codes of the CLP label's hazard statements; their texts are in `src/chemistry/clp-statements.json`. */
    hazardStatements: z.array(hazardCode.startsWith('H', 'must be a code such as H225')),
    /** Codes of the supplemental statements of the European Union. */
    supplementalStatements: z.array(hazardCode.startsWith('EUH', 'must be a code such as EUH066')),
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
    const report = reportIn(context);
    const codes = hazards.hazardStatements;
    const all = [...codes, ...hazards.supplementalStatements];
    if (!all.every((code) => HAZARD_STATEMENT_CODES.includes(code))) return;
    const signalWord = signalWordFor(codes, hazards.classification);
    if (hazards.signalWord !== undefined && hazards.signalWord !== signalWord) {
      report(['signalWord'], `must be ${signalWord ?? 'null'}, which the hazard statements demand`);
    }
    for (const code of all.filter((statement) =>
      lacksOrganOrSubstance(statement, hazards.classification),
    )) {
      report(
        ['classification'],
        `must name the organs or the substance of ${code}, as in "STOT RE 2: H373 (urinary tract)", or have the mark ** of a harmonised entry that names none`,
      );
    }
    for (const limit of hazards.specificConcentrationLimits) {
      const [, code = ''] = OPEN_ENDED_LIMIT.exec(limit) ?? [];
      if (code === '' || codes.includes(code)) continue;
      if (hazards.notes.some((note) => note.includes(code))) continue;
      report(
        ['notes'],
        `must say why ${code} has the limit "${limit}" and is not among the hazard statements`,
      );
    }
    const pictograms = pictogramsFor(codes, hazards.classification);
    if (hazards.pictograms && hazards.pictograms.join() !== pictograms.join()) {
      report(
        ['pictograms'],
        `must be [${pictograms.join(', ')}], which the hazard statements demand`,
      );
    }
  })
  .transform((hazards) => ({
    ...hazards,
    signalWord: signalWordFor(hazards.hazardStatements, hazards.classification),
    pictograms: pictogramsFor(hazards.hazardStatements, hazards.classification),
  }));

import * as content from '../../records/content.ts';
import type { Product } from '../../records/products/products.ts';

const SUSPECTED_LONG_TERM = 'P201 P280 P308+P313 P405 P501';

/**
 * The main precautionary statements of each hazard statement: chosen from those that the label
 * tables of CLP (Regulation (EC) No 1272/2008), Annex I, give to its class and category and for
 * which Annex IV has the text. Supplemental statements (EUH...) bring none.
 */
const PRECAUTIONS: Readonly<Record<string, string>> = {
  // Flam. Liq. 2 and 3
  H225: 'P210 P240 P303+P361+P353 P370+P378 P403+P235 P501',
  H226: 'P210 P240 P303+P361+P353 P370+P378 P403+P235 P501',
  // Met. Corr. 1
  H290: 'P234 P390',
  // Acute Tox. 3, then 4: swallowed, skin, inhaled
  H301: 'P264 P270 P301+P310 P330 P405 P501',
  H302: 'P264 P270 P301+P312 P330 P501',
  H311: 'P280 P302+P352 P405 P501',
  H312: 'P280 P302+P352 P501',
  H331: 'P261 P304+P340 P311 P403+P233 P405 P501',
  H332: 'P261 P304+P340 P312',
  // Asp. Tox. 1
  H304: 'P301+P310 P331 P405 P501',
  // Skin Corr. 1, Skin Irrit. 2, Skin Sens. 1, Eye Irrit. 2
  H314: 'P260 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310 P405 P501',
  H315: 'P280 P302+P352',
  H317: 'P261 P280 P302+P352 P333+P313 P501',
  H319: 'P280 P305+P351+P338 P337+P313',
  // Resp. Sens. 1
  H334: 'P261 P284 P304+P340 P342+P311 P501',
  // STOT SE 3
  H335: 'P261 P304+P340 P312 P501',
  H336: 'P261 P304+P340 P312 P501',
  // Muta. 2, Carc. 2, Repr. 2
  H341: SUSPECTED_LONG_TERM,
  H351: SUSPECTED_LONG_TERM,
  H361d: SUSPECTED_LONG_TERM,
  // STOT SE 1 and 2, STOT RE 1 and 2
  H370: 'P260 P264 P270 P308+P311 P405 P501',
  H371: 'P260 P264 P270 P308+P311 P405 P501',
  H372: 'P260 P264 P270 P314 P501',
  H373: 'P260 P314 P501',
  // Aquatic Acute 1, Aquatic Chronic 3
  H400: 'P273 P391 P501',
  H412: 'P273 P501',
};

/**
 * Statements that are left out beside a stronger one that says the same and more
 * (CLP Article 28: no statement that is redundant or unnecessary).
 */
const GIVES_WAY_TO: Readonly<Record<string, readonly string[]>> = {
  P261: ['P260'],
  P264: ['P280'],
  'P301+P310': ['P301+P330+P331'],
  'P301+P312': ['P301+P310', 'P301+P330+P331'],
  P330: ['P301+P330+P331'],
  'P302+P352': ['P303+P361+P353'],
  P311: ['P310', 'P308+P311', 'P301+P310'],
  P312: ['P310', 'P311', 'P308+P311', 'P301+P310'],
  P314: ['P310', 'P308+P311', 'P308+P313'],
};

/** The codes of the main precautionary statements for these hazard statements, in the order of their numbers. */
export function precautionaryCodes(hazardStatements: readonly string[]): string[] {
  const codes = new Set(
    hazardStatements.flatMap((code) => {
      const precautions = PRECAUTIONS[code];
      if (precautions !== undefined) return precautions.split(' ');
      throw new Error(
        `The hazard statement ${code} has no precautionary statements. Add it to src/print/data-sheet/precautionary-statements.ts from CLP Annex I.`,
      );
    }),
  );
  const isKept = (code: string) => !GIVES_WAY_TO[code]?.some((stronger) => codes.has(stronger));
  return [...codes].filter(isKept).sort();
}

/** What remains of a statement whose "keep cool" cannot be meant: P235 is for what may be cold. */
const WITHOUT_KEEP_COOL: Readonly<Record<string, string>> = { 'P403+P235': 'P403' };

/** What stands for "if you feel unwell" where the record's own first aid does not wait for that. */
const AT_ONCE: Readonly<Record<string, string>> = { 'P301+P312': 'P301+P310' };

/**
 * The main precautionary statements of a product; one that must not get cold is not told to be
 * kept cool, and one whose first aid for swallowing begins with words of its own does not wait
 * until somebody feels unwell. Throws when a code has no text in `content/data-sheets.yaml`.
 */
export function precautionaryStatements(
  product: Pick<Product, 'firstAid' | 'hazards' | 'physicalState' | 'properties' | 'storage'>,
) {
  const { firstAid, hazards, physicalState, properties, storage } = product;
  const texts = content.dataSheetTexts();
  const isVolatile = physicalState === 'solid' && properties.vapourPressure !== undefined;
  const airborne = texts.airborne[isVolatile ? 'volatileSolid' : physicalState];
  const mustNotGetCold = typeof storage.temperatureLimits?.lowest === 'number';
  return precautionaryCodes(hazards.hazardStatements).map((listed) => {
    const replaced = {
      ...(mustNotGetCold && WITHOUT_KEEP_COOL),
      ...(firstAid.ingestion?.first && AT_ONCE),
    };
    const code = replaced[listed] ?? listed;
    const text = texts.precautionaryStatements[code];
    if (text === undefined) {
      throw new Error(
        `The precautionary statement ${code} has no text. Add it to content/data-sheets.yaml, precautionaryStatements, from CLP Annex IV.`,
      );
    }
    return { code, text: text.replaceAll('{airborne}', airborne) };
  });
}

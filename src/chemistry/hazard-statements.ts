import type { PictogramCode } from './pictograms.ts';

type SignalWord = 'Danger' | 'Warning';

/**
 * Hazard groups that the rules of precedence tell apart: CLP Article 26 lets a
 * pictogram stand for irritation and sensitisation otherwise than for the rest.
 */
type Precedence = 'skin or eye irritation' | 'skin sensitisation' | 'respiratory sensitisation';

/** A hazard statement: its official English text, and what a label that carries it must show, or null. */
const statement = (
  text: string,
  signalWord: SignalWord | null,
  pictogram: PictogramCode | null,
  precedence?: Precedence,
) => ({ text, signalWord, pictogram, precedence });

/**
 * Hazard statements by code. Texts: CLP (Regulation (EC) No 1272/2008), Annex
 * III; signal word and pictogram: the label elements of Annex I for the classes
 * of our products, such as Skin Corr. 1 for H314. The supplemental statements
 * of the European Union (EUH...) demand neither.
 */
const STATEMENTS: Readonly<Record<string, ReturnType<typeof statement>>> = {
  H225: statement('Highly flammable liquid and vapour.', 'Danger', 'GHS02'),
  H226: statement('Flammable liquid and vapour.', 'Warning', 'GHS02'),
  H290: statement('May be corrosive to metals.', 'Warning', 'GHS05'),
  H301: statement('Toxic if swallowed.', 'Danger', 'GHS06'),
  H302: statement('Harmful if swallowed.', 'Warning', 'GHS07'),
  H304: statement('May be fatal if swallowed and enters airways.', 'Danger', 'GHS08'),
  H311: statement('Toxic in contact with skin.', 'Danger', 'GHS06'),
  H312: statement('Harmful in contact with skin.', 'Warning', 'GHS07'),
  H314: statement('Causes severe skin burns and eye damage.', 'Danger', 'GHS05'),
  H315: statement('Causes skin irritation.', 'Warning', 'GHS07', 'skin or eye irritation'),
  H317: statement('May cause an allergic skin reaction.', 'Warning', 'GHS07', 'skin sensitisation'),
  H319: statement('Causes serious eye irritation.', 'Warning', 'GHS07', 'skin or eye irritation'),
  H331: statement('Toxic if inhaled.', 'Danger', 'GHS06'),
  H332: statement('Harmful if inhaled.', 'Warning', 'GHS07'),
  H334: statement(
    'May cause allergy or asthma symptoms or breathing difficulties if inhaled.',
    'Danger',
    'GHS08',
    'respiratory sensitisation',
  ),
  H335: statement('May cause respiratory irritation.', 'Warning', 'GHS07'),
  H336: statement('May cause drowsiness or dizziness.', 'Warning', 'GHS07'),
  H341: statement('Suspected of causing genetic defects.', 'Warning', 'GHS08'),
  H351: statement('Suspected of causing cancer.', 'Warning', 'GHS08'),
  H361d: statement('Suspected of damaging the unborn child.', 'Warning', 'GHS08'),
  H370: statement('Causes damage to organs.', 'Danger', 'GHS08'),
  H371: statement('May cause damage to organs.', 'Warning', 'GHS08'),
  H372: statement(
    'Causes damage to organs through prolonged or repeated exposure.',
    'Danger',
    'GHS08',
  ),
  H373: statement(
    'May cause damage to organs through prolonged or repeated exposure.',
    'Warning',
    'GHS08',
  ),
  H400: statement('Very toxic to aquatic life.', 'Warning', 'GHS09'),
  H412: statement('Harmful to aquatic life with long lasting effects.', null, null),
  EUH066: statement('Repeated exposure may cause skin dryness or cracking.', null, null),
  EUH071: statement('Corrosive to the respiratory tract.', null, null),
};

/** All codes whose text is known, such as H225 and EUH066. */
export const HAZARD_STATEMENT_CODES: readonly string[] = Object.keys(STATEMENTS);

/** The statement of a code. Throws when the table does not hold it. */
export function hazardStatement(code: string): ReturnType<typeof statement> {
  const found = STATEMENTS[code];
  if (found) return found;
  throw new Error(
    `The hazard statement ${code} has no text. Add it to src/chemistry/hazard-statements.ts from CLP Annex III.`,
  );
}

/** The signal word that a label with these statements carries, or null: Danger replaces Warning (CLP Article 20). */
export function signalWordFor(codes: readonly string[]): SignalWord | null {
  const words = codes.map((code) => hazardStatement(code).signalWord);
  if (words.includes('Danger')) return 'Danger';
  return words.includes('Warning') ? 'Warning' : null;
}

/**
 * The pictograms that a label with these statements carries, in the order of
 * their codes, after the precedence of CLP Article 26(1): GHS07 gives way to
 * GHS06 altogether, to GHS05 for skin and eye irritation, and to the GHS08 of
 * respiratory sensitisation for skin sensitisation and skin and eye irritation.
 */
export function pictogramsFor(codes: readonly string[]): PictogramCode[] {
  const statements = codes.map(hazardStatement);
  const has = (wanted: PictogramCode) => statements.some(({ pictogram }) => pictogram === wanted);
  const hasRespiratorySensitiser = statements.some(
    ({ precedence }) => precedence === 'respiratory sensitisation',
  );
  const shown = statements.flatMap(({ pictogram, precedence }) => {
    const givesWay =
      has('GHS06') ||
      (precedence === 'skin or eye irritation' && has('GHS05')) ||
      (precedence !== undefined && hasRespiratorySensitiser);
    return pictogram === null || (pictogram === 'GHS07' && givesWay) ? [] : pictogram;
  });
  return [...new Set(shown)].sort();
}

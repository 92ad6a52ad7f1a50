import type { PictogramCode } from './pictograms.ts';

export type SignalWord = 'Danger' | 'Warning';

/**
 * Hazard groups that the rules of precedence tell apart: CLP Article 26 lets a
 * pictogram stand for irritation and sensitisation otherwise than for the rest.
 */
type Precedence = 'skin or eye irritation' | 'skin sensitisation' | 'respiratory sensitisation';

/** A hazard statement: its text, and what a label that carries it must show. */
export interface HazardStatement {
  /** The official English text. */
  text: string;
  /** Null for statements that demand no signal word. */
  signalWord: SignalWord | null;
  /** Null for statements that demand no pictogram. */
  pictogram: PictogramCode | null;
  precedence?: Precedence;
}

/**
 * Hazard statements by code. Texts: CLP (Regulation (EC) No 1272/2008), Annex
 * III; signal word and pictogram: the label elements of Annex I for the classes
 * of our products, such as Skin Corr. 1 for H314. The supplemental statements
 * of the European Union (EUH...) demand neither.
 */
const STATEMENTS: Readonly<Record<string, HazardStatement>> = {
  H225: flammable('Highly flammable liquid and vapour.', 'Danger'),
  H226: flammable('Flammable liquid and vapour.', 'Warning'),
  H290: { text: 'May be corrosive to metals.', signalWord: 'Warning', pictogram: 'GHS05' },
  H301: toxic('Toxic if swallowed.'),
  H302: harmful('Harmful if swallowed.'),
  H304: healthHazard('May be fatal if swallowed and enters airways.', 'Danger'),
  H311: toxic('Toxic in contact with skin.'),
  H312: harmful('Harmful in contact with skin.'),
  H314: {
    text: 'Causes severe skin burns and eye damage.',
    signalWord: 'Danger',
    pictogram: 'GHS05',
  },
  H315: { ...harmful('Causes skin irritation.'), precedence: 'skin or eye irritation' },
  H317: { ...harmful('May cause an allergic skin reaction.'), precedence: 'skin sensitisation' },
  H319: { ...harmful('Causes serious eye irritation.'), precedence: 'skin or eye irritation' },
  H331: toxic('Toxic if inhaled.'),
  H332: harmful('Harmful if inhaled.'),
  H334: {
    ...healthHazard(
      'May cause allergy or asthma symptoms or breathing difficulties if inhaled.',
      'Danger',
    ),
    precedence: 'respiratory sensitisation',
  },
  H335: harmful('May cause respiratory irritation.'),
  H336: harmful('May cause drowsiness or dizziness.'),
  H341: healthHazard('Suspected of causing genetic defects.', 'Warning'),
  H351: healthHazard('Suspected of causing cancer.', 'Warning'),
  H361d: healthHazard('Suspected of damaging the unborn child.', 'Warning'),
  H370: healthHazard('Causes damage to organs.', 'Danger'),
  H371: healthHazard('May cause damage to organs.', 'Warning'),
  H372: healthHazard('Causes damage to organs through prolonged or repeated exposure.', 'Danger'),
  H373: healthHazard(
    'May cause damage to organs through prolonged or repeated exposure.',
    'Warning',
  ),
  H400: { text: 'Very toxic to aquatic life.', signalWord: 'Warning', pictogram: 'GHS09' },
  H412: {
    text: 'Harmful to aquatic life with long lasting effects.',
    signalWord: null,
    pictogram: null,
  },
  EUH066: supplemental('Repeated exposure may cause skin dryness or cracking.'),
  EUH071: supplemental('Corrosive to the respiratory tract.'),
};

/** All codes whose text is known. */
export const HAZARD_STATEMENT_CODES: readonly string[] = Object.keys(STATEMENTS);

/** The statement of a code such as H225 or EUH066, or nothing when the table does not hold it. */
export function getHazardStatement(code: string): HazardStatement | undefined {
  return STATEMENTS[code];
}

/** The statement of a code. Throws when the table does not hold it. */
export function hazardStatement(code: string): HazardStatement {
  const statement = getHazardStatement(code);
  if (statement) return statement;
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
  const all = new Set(statements.map((statement) => statement.pictogram));
  const hasRespiratorySensitiser = statements.some(
    (statement) => statement.precedence === 'respiratory sensitisation',
  );
  const shown = new Set<PictogramCode>();
  for (const { pictogram, precedence } of statements) {
    if (pictogram === null) continue;
    if (pictogram === 'GHS07') {
      if (all.has('GHS06')) continue;
      if (precedence === 'skin or eye irritation' && all.has('GHS05')) continue;
      if (precedence !== undefined && hasRespiratorySensitiser) continue;
    }
    shown.add(pictogram);
  }
  return [...shown].sort();
}

function flammable(text: string, signalWord: SignalWord): HazardStatement {
  return { text, signalWord, pictogram: 'GHS02' };
}

function toxic(text: string): HazardStatement {
  return { text, signalWord: 'Danger', pictogram: 'GHS06' };
}

function harmful(text: string): HazardStatement {
  return { text, signalWord: 'Warning', pictogram: 'GHS07' };
}

function healthHazard(text: string, signalWord: SignalWord): HazardStatement {
  return { text, signalWord, pictogram: 'GHS08' };
}

function supplemental(text: string): HazardStatement {
  return { text, signalWord: null, pictogram: null };
}

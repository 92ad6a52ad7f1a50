import type { PictogramCode } from './pictograms.ts';

type SignalWord = 'Danger' | 'Warning';

type LabelElements = {
  readonly signalWord: SignalWord | null;
  readonly pictograms: readonly PictogramCode[];
  /** Codes of the main precautionary statements; `hazard` needs those on a label that are essential. */
  readonly precautions: readonly { code: string; hazard: string; isEssential: boolean }[];
};

/**
 * Label elements by hazard statement: CLP (Regulation (EC) No 1272/2008), Annex I. Signal word and pictogram are those
 * of the most severe category with the statement (see `WARNING_CLASSES`). The precautionary statements are a selection
 * from those tables; statements that need an amount or a temperature are left out, because the record's storage
 * conditions give these. A label needs those with an exclamation mark, after the nature and the severity of the hazard
 * (Article 28(3)). Supplemental statements (EUH...) need no label elements.
 */
const TABLE = `
H200 Danger GHS01 P201! P280! P370+P372+P380+P373! P501
H201 Danger GHS01 P210! P240 P280 P370+P372+P380+P373! P501
H202 Danger GHS01 P210! P240 P280 P370+P372+P380+P373! P501
H203 Danger GHS01 P210! P240 P280 P370+P372+P380+P373! P501
H204 Warning GHS01 P210! P240 P280 P370+P372+P380+P373! P501
H205 Danger - P210! P240 P280 P370+P372+P380+P373! P501
H206 Danger GHS02 P210! P212! P233 P280 P370+P380+P375! P501
H207 Danger GHS02 P210! P212! P233 P280 P370+P380+P375! P501
H208 Warning GHS02 P210! P212! P233 P280 P371+P380+P375! P501
H220 Danger GHS02 P210! P377! P381 P403
H221 Danger GHS02 P210! P377! P381 P403
H222 Danger GHS02 P210! P211 P251! P410+P412
H223 Warning GHS02 P210! P211 P251! P410+P412
H224 Danger GHS02 P210! P233 P240 P303+P361+P353 P370+P378 P403+P235 P501
H225 Danger GHS02 P210! P240 P303+P361+P353 P370+P378 P403+P235 P501
H226 Warning GHS02 P210! P240 P303+P361+P353 P370+P378 P403+P235 P501
H228 Danger GHS02 P210! P240 P280 P370+P378
H229 Warning - P210! P251! P410+P412!
H230 Danger GHS02 P202!
H231 Danger GHS02 P202!
H232 Danger GHS02 P210 P222! P280 P377 P381 P403
H240 Danger GHS01 P210! P234! P235 P240 P280 P370+P372+P380+P373! P403 P420 P501
H241 Danger GHS01,GHS02 P210! P234! P235 P240 P280 P370+P380+P375! P403 P420 P501
H242 Danger GHS02 P210! P234! P235 P240 P280 P370+P378 P403 P420 P501
H250 Danger GHS02 P210 P222! P231+P232 P280 P302+P334! P370+P378
H251 Danger GHS02 P235! P280 P407 P420
H252 Warning GHS02 P235! P280 P407 P420
H260 Danger GHS02 P223! P231+P232! P280 P302+P335+P334 P370+P378! P402+P404 P501
H261 Danger GHS02 P223! P231+P232! P280 P302+P335+P334 P370+P378! P402+P404 P501
H270 Danger GHS03 P220! P244 P370+P376! P403
H271 Danger GHS03 P210! P220! P280 P283! P306+P360 P370+P378 P371+P380+P375 P420 P501
H272 Danger GHS03 P210! P220! P280 P370+P378 P501
H280 Warning GHS04 P403 P410!
H281 Warning GHS04 P282! P336+P315! P403
H290 Warning GHS05 P234! P390
H300 Danger GHS06 P264 P270 P301+P310! P330 P405 P501
H301 Danger GHS06 P264 P270 P301+P310! P330 P405 P501
H302 Warning GHS07 P264 P270 P301+P312! P330 P501
H304 Danger GHS08 P301+P310! P331! P405 P501
H310 Danger GHS06 P262 P264 P270 P280! P302+P352! P310! P405 P501
H311 Danger GHS06 P280! P302+P352 P312 P405 P501
H312 Warning GHS07 P280! P302+P352 P312 P501
H314 Danger GHS05 P260 P264 P280! P301+P330+P331! P303+P361+P353! P304+P340 P305+P351+P338! P310! P405 P501
H315 Warning GHS07 P264 P280! P302+P352 P332+P313
H317 Warning GHS07 P261 P280! P302+P352 P333+P313! P501
H318 Danger GHS05 P280! P305+P351+P338! P310!
H319 Warning GHS07 P264 P280 P305+P351+P338! P337+P313
H330 Danger GHS06 P260! P284! P304+P340! P310! P403+P233 P405 P501
H331 Danger GHS06 P261! P304+P340! P311 P403+P233 P405 P501
H332 Warning GHS07 P261! P304+P340 P312
H334 Danger GHS08 P261! P284 P304+P340 P342+P311! P501
H335 Warning GHS07 P261! P304+P340 P312 P501
H336 Warning GHS07 P261! P304+P340 P312 P501
H340 Danger GHS08 P201! P280 P308+P313! P405 P501
H341 Warning GHS08 P201 P280 P308+P313! P405 P501
H350 Danger GHS08 P201! P280 P308+P313! P405 P501
H350i Danger GHS08 P201! P280 P308+P313! P405 P501
H351 Warning GHS08 P201 P280 P308+P313! P405 P501
H360 Danger GHS08 P201! P280 P308+P313! P405 P501
H361 Warning GHS08 P201 P280 P308+P313! P405 P501
H362 - - P201 P260 P263! P264 P270 P308+P313!
H370 Danger GHS08 P260! P264 P270 P308+P311! P405 P501
H371 Warning GHS08 P260! P264 P270 P308+P311! P405 P501
H372 Danger GHS08 P260! P264 P270 P314 P501
H373 Warning GHS08 P260! P314 P501
H400 Warning GHS09 P273! P391 P501
H410 Warning GHS09 P273! P391! P501
H411 - GHS09 P273! P391 P501
H412 - - P273! P501
H413 - - P273! P501
H420 Warning GHS07 P502!
`;

/**
 * Classes and categories with "Warning" although a more severe category with the same statement has "Danger", written
 * as at the start of classification lines.
 */
const WARNING_CLASSES: readonly string[] = [
  'Desen. Expl. 3',
  'Flam. Gas 2',
  'Flam. Sol. 2',
  'Self-react. E',
  'Self-react. F',
  'Org. Perox. E',
  'Org. Perox. F',
  'Water-react. 3',
  'Ox. Liq. 3',
  'Ox. Sol. 3',
];
/** The one category without a pictogram although a more severe category with the same statement has one. */
const CLASS_WITHOUT_PICTOGRAM = 'Flam. Gas 2';

const LABELS = new Map<string, LabelElements>(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [code = '', signalWord, pictograms = '-', ...precautions] = row.split(' ');
      return [
        code,
        {
          signalWord: signalWord === 'Danger' || signalWord === 'Warning' ? signalWord : null,
          pictograms: pictograms === '-' ? [] : (pictograms.split(',') as PictogramCode[]),
          precautions: precautions.map((precaution) => ({
            code: precaution.replace('!', ''),
            hazard: code,
            isEssential: precaution.endsWith('!'),
          })),
        },
      ];
    }),
);

/** Splits combined statements: H301+H311 becomes H301 and H311. */
export const splitCodes = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => code.split('+'));

/**
 * Returns the label elements of a hazard statement of one class. The letters after H360 and H361 name the effect and do
 * not change the label elements. Throws for an unknown hazard statement.
 */
function elementsOf(code: string): LabelElements {
  const found = LABELS.get(code) ?? LABELS.get(code.replace(/^(H36[01])[FDfd]+$/, '$1'));
  if (found) return found;
  if (code.startsWith('EUH')) return { signalWord: null, pictograms: [], precautions: [] };
  throw new Error(`There is no hazard statement ${code} in CLP, Annex III. Correct its code.`);
}

const hasClass = (code: string, classes: readonly string[], classification: readonly string[]) => {
  const line = classification.find((candidate) => candidate.includes(`: ${code}`)) ?? '';
  return classes.some((name) => line.startsWith(name));
};

/**
 * Returns the signal word for a label with these statements, or null. Danger replaces Warning (CLP Article 20). The
 * classification gives the categories, as in "Flam. Sol. 2: H228".
 */
export function signalWordFor(
  codes: readonly string[],
  classification: readonly string[],
): SignalWord | null {
  const words = splitCodes(codes).map((code) => {
    const { signalWord } = elementsOf(code);
    return signalWord && hasClass(code, WARNING_CLASSES, classification) ? 'Warning' : signalWord;
  });
  if (words.includes('Danger')) return 'Danger';
  return words.includes('Warning') ? 'Warning' : null;
}

const IRRITATION: readonly string[] = ['H315', 'H319'];
const SKIN_SENSITISATION = 'H317';
const RESPIRATORY_SENSITISATION = 'H334';

/**
 * Returns the pictograms for a label with these statements, sorted by code, by the precedence of CLP Article 26(1).
 * GHS06 replaces GHS07. GHS05 replaces GHS07 for skin and eye irritation. GHS08 for respiratory sensitisation replaces
 * GHS07 for skin sensitisation and skin and eye irritation.
 */
export function pictogramsFor(
  codes: readonly string[],
  classification: readonly string[],
): PictogramCode[] {
  const parts = splitCodes(codes);
  const demanded = parts.map((code) => ({
    code,
    pictograms: hasClass(code, [CLASS_WITHOUT_PICTOGRAM], classification)
      ? []
      : elementsOf(code).pictograms,
  }));
  const has = (pictogram: PictogramCode) =>
    demanded.some(({ pictograms }) => pictograms.includes(pictogram));
  const isReplaced = (code: string) =>
    has('GHS06') ||
    (IRRITATION.includes(code) && has('GHS05')) ||
    ([...IRRITATION, SKIN_SENSITISATION].includes(code) &&
      parts.includes(RESPIRATORY_SENSITISATION));
  const shown = demanded.flatMap(({ code, pictograms }) =>
    pictograms.filter((pictogram) => pictogram !== 'GHS07' || !isReplaced(code)),
  );
  return [...new Set(shown)].sort();
}

/**
 * Maps each statement to those that replace it, because they say the same and more about the same route of exposure
 * (CLP Article 28: no redundant or unnecessary statements). A statement about one route, such as "if swallowed", does
 * not replace one about several routes.
 */
const REPLACED_BY: Readonly<Record<string, readonly string[]>> = {
  P261: ['P260'],
  'P301+P310': ['P310'],
  'P301+P312': ['P301+P310', 'P310', 'P311', 'P312'],
  'P302+P352': ['P303+P361+P353'],
  P311: ['P310', 'P308+P311'],
  P312: ['P310', 'P311', 'P308+P311'],
  P314: ['P310', 'P308+P311', 'P308+P313'],
  P330: ['P301+P330+P331'],
  P331: ['P301+P330+P331'],
  'P332+P313': ['P310', 'P333+P313'],
  'P337+P313': ['P310'],
};

/** Returns the precautionary statements of each hazard, with stronger ones in place of those that they replace. */
function demandsOf(hazardStatements: readonly string[]) {
  const demands = splitCodes(hazardStatements).flatMap((code) => elementsOf(code).precautions);
  const codes = new Set(demands.map(({ code }) => code));
  const strongest = (code: string): string => {
    const stronger = REPLACED_BY[code]?.find((candidate) => codes.has(candidate));
    return stronger === undefined ? code : strongest(stronger);
  };
  return demands.map((demand) => ({ ...demand, code: strongest(demand.code) }));
}

/**
 * Returns codes sorted, with each sentence on prevention and storage once: "P403+P233" and "P403+P235" become
 * "P403+P233" and "P235". The parts of a response, such as "if on skin", belong together.
 */
function withoutRepeats(codes: Iterable<string>): string[] {
  const said = new Set<string>();
  const partsOf = (code: string) => code.split('+');
  return [...new Set(codes)]
    .sort((one, other) => partsOf(other).length - partsOf(one).length || (one < other ? -1 : 1))
    .flatMap((code) => {
      if (code.startsWith('P3')) return code;
      const fresh = partsOf(code).filter((part) => !said.has(part));
      for (const part of fresh) said.add(part);
      return fresh.length === 0 ? [] : fresh.join('+');
    })
    .sort();
}

/** Returns the codes of the main precautionary statements for these hazard statements, sorted by code. */
export const precautionaryCodes = (hazardStatements: readonly string[]): string[] =>
  withoutRepeats(demandsOf(hazardStatements).map(({ code }) => code));

const inOrder = (code: string) => code.replace(/^P33[01]$/, 'P301+P33');

/** CLP, Article 28(3): more only where the nature and the severity of the hazards need them. */
const ON_LABEL_MAX = 6;

/** Returns the precautionary statements that a label needs, each with the hazard that is the reason. */
export const labelReasons = (hazardStatements: readonly string[]) =>
  demandsOf(hazardStatements).filter(({ isEssential }) => isEssential);

/**
 * Returns the codes for a label: the essential ones, and others up to six. They are sorted, with what to do about the
 * mouth after "if swallowed". Disposal (P501) is for the public, and stays on the data sheet.
 */
export function labelCodes(hazardStatements: readonly string[]): string[] {
  const essential = new Set(labelReasons(hazardStatements).map(({ code }) => code));
  const others = precautionaryCodes(hazardStatements).filter(
    (code) => !essential.has(code) && code !== 'P501',
  );
  const more = others.slice(0, Math.max(0, ON_LABEL_MAX - essential.size));
  return withoutRepeats([...essential, ...more]).sort((one, other) =>
    inOrder(one) < inOrder(other) ? -1 : 1,
  );
}

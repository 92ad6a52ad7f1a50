type Words = Readonly<Record<string, string>>;

/** Names of the class diamonds by class or division (IMDG Code, 2.0.1.1), for assistive technology. */
const CLASS_NAMES: Words = {
  '1': 'explosive',
  '2.1': 'flammable gas',
  '2.2': 'non-flammable, non-toxic gas',
  '2.3': 'toxic gas',
  '3': 'flammable liquid',
  '4.1': 'flammable solid',
  '4.2': 'spontaneously combustible',
  '4.3': 'dangerous when wet',
  '5.1': 'oxidizing substance',
  '5.2': 'organic peroxide',
  '6.1': 'toxic substance',
  '8': 'corrosive substance',
  '9': 'miscellaneous dangerous substance',
};

/** Stowage and handling codes (IMDG Code, 7.1.5 and 7.1.6). */
const STOWAGE_CODES: Words = {
  SW1: 'protected from sources of heat',
  SW2: 'clear of living quarters',
};

/** Segregation groups (IMDG Code, 3.1.4.4). */
const SEGREGATION_GROUPS: Words = {
  SGG1: 'acids',
  SGG2: 'ammonium compounds',
  SGG16: 'peroxides',
  SGG18: 'alkalis',
};

/** Segregation codes (IMDG Code, 7.2.8). */
const SEGREGATION_CODES: Words = {
  SG35: 'separated from acids',
  SG36: 'separated from alkalis',
  SG49: 'separated from cyanides',
  SG50: 'apart from foodstuffs',
  SG57: 'separated from odour-absorbing cargo',
};

/** The requirements of special provisions (IMDG Code, 3.3), in short. */
const SPECIAL_PROVISIONS: Words = {
  '386':
    'It is chemically stabilised: whoever offers it for transport makes sure that the inhibitor prevents polymerisation for the whole journey, up to 50 °C in packagings and IBCs and 45 °C in portable tanks. If it could fail below that, temperature control is required.',
};

/** Creates a function that returns a code and its words, if it has any: "SW2 clear of living quarters". */
const withWords = (words: Words) => (code: string) => [code, words[code] ?? []].flat().join(' ');

/** Creates a function that returns the words for a code and throws for an unknown one. */
const lookUp = (kind: string, words: Words) => (code: string) => {
  const text = words[code];
  if (text !== undefined) return text;
  throw new Error(
    `src/chemistry/imdg-codes.ts has no words for ${kind} ${code}. Add them from the IMDG Code.`,
  );
};

export const className = lookUp('class', CLASS_NAMES);
export const stowageCode = withWords(STOWAGE_CODES);
export const segregationGroup = withWords(SEGREGATION_GROUPS);
export const segregationCode = withWords(SEGREGATION_CODES);
export const specialProvision = lookUp('special provision', SPECIAL_PROVISIONS);

/** Returns whether `SPECIAL_PROVISIONS` describes a special provision. Those that concern no buyer are left out. */
export const describesProvision = (number: number): boolean => `${number}` in SPECIAL_PROVISIONS;

/** Classes and categories by their statement (CLP, Annex I). Statements of rare classes are not compared. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  H220: /^Flam\. Gas 1A?$/,
  H221: /^Flam\. Gas (1B|2)$/,
  H224: /^Flam\. Liq\. 1$/,
  H225: /^Flam\. Liq\. 2$/,
  H226: /^Flam\. Liq\. 3$/,
  H228: /^Flam\. Sol\. [12]$/,
  H271: /^Ox\. (Liq|Sol)\. 1$/,
  H272: /^Ox\. (Liq|Sol)\. [23]$/,
  H290: /^Met\. Corr\. 1$/,
  H300: /^Acute Tox\. [12]$/,
  H301: /^Acute Tox\. 3$/,
  H302: /^Acute Tox\. 4$/,
  H304: /^Asp\. Tox\. 1$/,
  H310: /^Acute Tox\. [12]$/,
  H311: /^Acute Tox\. 3$/,
  H312: /^Acute Tox\. 4$/,
  H314: /^Skin Corr\. 1[ABC]?$/,
  H315: /^Skin Irrit\. 2$/,
  H317: /^Skin Sens\. 1[AB]?$/,
  H318: /^Eye Dam\. 1$/,
  H319: /^Eye Irrit\. 2A?$/,
  H330: /^Acute Tox\. [12]$/,
  H331: /^Acute Tox\. 3$/,
  H332: /^Acute Tox\. 4$/,
  H334: /^Resp\. Sens\. 1[AB]?$/,
  H335: /^STOT SE 3$/,
  H336: /^STOT SE 3$/,
  H340: /^Muta\. 1[AB]?$/,
  H341: /^Muta\. 2$/,
  H350: /^Carc\. 1[AB]?$/,
  H351: /^Carc\. 2$/,
  H360: /^Repr\. 1[AB]?$/,
  H361: /^Repr\. 2$/,
  H370: /^STOT SE 1$/,
  H371: /^STOT SE 2$/,
  H372: /^STOT RE 1$/,
  H373: /^STOT RE 2$/,
  H400: /^Aquatic Acute 1$/,
  H410: /^Aquatic Chronic 1$/,
  H411: /^Aquatic Chronic 2$/,
  H412: /^Aquatic Chronic 3$/,
  H413: /^Aquatic Chronic 4$/,
};
/** A classification line such as "Acute Tox. 3 *: H301" or "STOT RE 2: H373 (urinary tract)". */
const CLASSIFICATION = /^(.+?)(?: \*+)?: (H\d{3})/;

/** Returns a sentence about a classification line whose class or category does not have its statement. */
export function classificationFault(line: string): string | undefined {
  const [, name = '', code = ''] = CLASSIFICATION.exec(line) ?? [];
  if (CLASSES[code]?.test(name) ?? true) return undefined;
  return `"${name}" is not a class and category of ${code} (CLP, Annex I): correct the one that is wrong`;
}

/** Classes and categories, and their statements (CLP, Annex I). Rare classes are left out, and not compared. */
const CLASSES: readonly (readonly [name: RegExp, statements: string])[] = [
  [/^Flam\. Gas 1A?$/, 'H220'],
  [/^Flam\. Gas (1B|2)$/, 'H221'],
  [/^Flam\. Liq\. 1$/, 'H224'],
  [/^Flam\. Liq\. 2$/, 'H225'],
  [/^Flam\. Liq\. 3$/, 'H226'],
  [/^Flam\. Sol\. [12]$/, 'H228'],
  [/^Ox\. (Liq|Sol)\. 1$/, 'H271'],
  [/^Ox\. (Liq|Sol)\. [23]$/, 'H272'],
  [/^Met\. Corr\. 1$/, 'H290'],
  [/^Acute Tox\. [12]$/, 'H300 H310 H330'],
  [/^Acute Tox\. 3$/, 'H301 H311 H331'],
  [/^Acute Tox\. 4$/, 'H302 H312 H332'],
  [/^Asp\. Tox\. 1$/, 'H304'],
  [/^Skin Corr\. 1[ABC]?$/, 'H314'],
  [/^Skin Irrit\. 2$/, 'H315'],
  [/^Skin Sens\. 1[AB]?$/, 'H317'],
  [/^Eye Dam\. 1$/, 'H318'],
  [/^Eye Irrit\. 2A?$/, 'H319'],
  [/^Resp\. Sens\. 1[AB]?$/, 'H334'],
  [/^STOT SE 3$/, 'H335 H336'],
  [/^Muta\. 1[AB]?$/, 'H340'],
  [/^Muta\. 2$/, 'H341'],
  [/^Carc\. 1[AB]?$/, 'H350'],
  [/^Carc\. 2$/, 'H351'],
  [/^Repr\. 1[AB]?$/, 'H360'],
  [/^Repr\. 2$/, 'H361'],
  [/^STOT SE 1$/, 'H370'],
  [/^STOT SE 2$/, 'H371'],
  [/^STOT RE 1$/, 'H372'],
  [/^STOT RE 2$/, 'H373'],
  [/^Aquatic Acute 1$/, 'H400'],
  [/^Aquatic Chronic 1$/, 'H410'],
  [/^Aquatic Chronic 2$/, 'H411'],
  [/^Aquatic Chronic 3$/, 'H412'],
  [/^Aquatic Chronic 4$/, 'H413'],
];

/** A classification line such as "Acute Tox. 3 *: H301" or "STOT RE 2: H373 (urinary tract)". */
const CLASSIFICATION = /^(.+?)(?: \*+)?: (H\d{3})/;

/** Returns a sentence about a classification line whose class or category does not have its statement. */
export function classificationProblem(line: string): string | undefined {
  const [, name, code] = CLASSIFICATION.exec(line) ?? [];
  if (name === undefined || code === undefined) return undefined;
  const fitting = CLASSES.filter(([, statements]) => statements.includes(code));
  if (fitting.length === 0 || fitting.some(([known]) => known.test(name))) return undefined;
  return `"${name}" is not a class and category of ${code} (CLP, Annex I): correct the one that is wrong`;
}

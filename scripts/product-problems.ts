/** Facts of a product's record that contradict each other, the Dangerous Goods List or another record. */
import {
  entriesNamed,
  entriesOf,
  namesOf,
  type DangerousGoodsEntry,
} from '../src/chemistry/dangerous-goods-list.ts';
import { allowedBy, COMPENDIAL_LIMITS } from '../src/chemistry/compendial-limits.ts';
import { describesProvision } from '../src/chemistry/imdg-codes.ts';
import { splitCodes } from '../src/chemistry/label-elements.ts';
import { missingElements, structureFault } from '../src/chemistry/molecule.ts';
import { lowestFlashPoint } from '../src/chemistry/flash-point.ts';
import type { Product, ProductFile } from '../src/records/products/products.ts';
import { contentProblem, valuesIn } from '../src/records/reading/read-record.ts';
import { thousands } from '../src/records/thousands.ts';

type Transport = NonNullable<Product['transport']>;
type Grade = Product['grades'][number];
/** Adds a problem. `field` is a path such as `images.0.alt`; `message` says what the field must contain. */
type Report = (field: string, message: string) => void;

/**
 * Returns the contradictions of one record, a line each with file, line, field, expected and found. `catalogue` may
 * contain the record itself.
 */
export function findProductProblems(
  { file, product }: ProductFile,
  catalogue: readonly ProductFile[],
): string[] {
  const problems: string[] = [];
  const report: Report = (field, message) =>
    problems.push(contentProblem(file, field.split('.'), message));
  const others = catalogue.filter((other) => other.file !== file);
  checkIdentity(product, report);
  checkPhysicalState(product, report);
  checkGrades(product, report);
  checkPrecursor(product, report);
  checkHazards(product, report);
  checkFlammability(product, report);
  checkTransport(product, report);
  checkMinimumOrder(product, report);
  checkTexts(product, others, report);
  return problems;
}

/** Returns measured values of a product, in the units of its record; undefined where there is none. */
function figuresOf({ properties }: Product) {
  const { boilingPoint, flashPoint, meltingPoint } = properties;
  return {
    // One under reduced pressure says nothing of state and flammability.
    boilingPoint:
      boilingPoint?.kind === 'measured' && /^at 101\.3 kPa|^$/.test(boilingPoint.condition ?? '')
        ? boilingPoint.value
        : undefined,
    flashPoint: flashPoint.kind === 'measured' ? flashPoint.value : undefined,
    meltingPoint: meltingPoint.kind === 'measured' ? meltingPoint.value : undefined,
  };
}

function checkIdentity({ name, identity }: Product, report: Report): void {
  const fault = structureFault(identity);
  if (fault) report('identity', fault);
  for (const { word, expected } of missingElements(name, identity.formula)) {
    report(
      'identity.formula',
      `must contain ${expected}, as the name says "${word}": correct the formula or the name`,
    );
  }
}

/** The temperature of `physicalState`, in °C. */
const ROOM_TEMPERATURE = 20;

function checkPhysicalState(product: Product, report: Report): void {
  const { physicalState } = product;
  const { boilingPoint, meltingPoint } = figuresOf(product);
  const isMelted = meltingPoint !== undefined && meltingPoint < ROOM_TEMPERATURE;
  const isWrong =
    (physicalState === 'solid' && isMelted) ||
    (physicalState !== 'solid' && meltingPoint !== undefined && !isMelted) ||
    (boilingPoint !== undefined && (physicalState === 'gas') !== boilingPoint < ROOM_TEMPERATURE);
  if (!isWrong) return;
  report(
    'physicalState',
    `must fit its melting point of ${meltingPoint ?? '?'} °C and boiling point of ${boilingPoint ?? '?'} °C, being the state at ${ROOM_TEMPERATURE} °C: correct the one that is wrong`,
  );
}

/** Returns whether a grade is one of a compendium, and the limits of the compendium for it, if they are known. */
function compendialLimits({ identity }: Product, { name }: Grade) {
  const kind = (['food', 'pharmaceutical'] as const).find((word) =>
    name.toLowerCase().includes(word),
  );
  return {
    isCompendial: kind !== undefined,
    known: kind && COMPENDIAL_LIMITS[identity.casNumber ?? '']?.[kind],
  };
}

/** Checks that food and pharmaceutical grades are within the limits of their compendium. */
function checkGrades(product: Product, report: Report): void {
  for (const [index, grade] of product.grades.entries()) {
    const { known } = compendialLimits(product, grade);
    if (!known) continue;
    for (const [parameter, [lowest, highest, unit]] of Object.entries(known.limits)) {
      const at = grade.specification.findIndex((line) => line.parameter === parameter);
      const line = grade.specification[at];
      const allowed = line && allowedBy(line.limit);
      if (allowed && line.unit === unit && allowed[0] >= lowest && allowed[1] <= highest) continue;
      const bounds = [
        lowest === -Infinity ? [] : `min. ${lowest}`,
        highest === Infinity ? [] : `max. ${highest}`,
      ].flat();
      report(
        `grades.value.${index}.specification${line ? `.${at}.limit` : ''}`,
        `must keep to ${parameter} ${bounds.join(', ')}${unit === null ? '' : ` ${unit}`} (${known.source}), as ${grade.name} says`,
      );
    }
  }
}

/** Drug precursors of categories 2 and 3: Regulation (EC) No 273/2004, Annex I, by CAS number. */
const DRUG_PRECURSORS = [
  ...['108-24-7', '7723-14-0', '103-82-2', '118-92-3', '110-89-4', '7722-64-7'],
  ...['7647-01-0', '7664-93-9', '108-88-3', '60-29-7', '67-64-1', '78-93-3'],
];

function checkPrecursor({ identity, exportControls }: Product, report: Report): void {
  const isPrecursor = DRUG_PRECURSORS.includes(identity.casNumber ?? '');
  if (isPrecursor === exportControls.some(({ source }) => /273\/2004/.test(source))) return;
  report(
    'exportControls',
    isPrecursor
      ? 'must say that it is a drug precursor, with the source "Regulations (EC) No 273/2004 and No 111/2005"'
      : 'cites Regulation (EC) No 273/2004 on drug precursors, whose Annex I does not list its CAS number: take it out',
  );
}

/** Statements that a label leaves out beside a stronger one. */
const IMPLIED_BY: Readonly<Record<string, string>> = { H318: 'H314', H400: 'H410' };
/** Statements of health for which the label of a mixture names the substances (CLP, Article 18(3)(b)): not irritation. */
const NAMES_SUBSTANCES = /^H3(?!15|19)/;

function checkHazards({ hazards, identity }: Product, report: Report): void {
  const onLabel = splitCodes([...hazards.hazardStatements, ...hazards.supplementalStatements]);
  const causes = onLabel.filter((code) => NAMES_SUBSTANCES.test(code));
  if (!identity.casNumber && !identity.contains && causes.length > 0) {
    report(
      'identity.contains',
      `must name the substances of the blend that cause ${causes.join(', ')}, as its label must (CLP, Article 18(3)(b))`,
    );
  }
  const classified = hazards.classification.flatMap(
    (line) => line.match(/\bH\d{3}[A-Za-z]*/g) ?? [],
  );
  for (const code of splitCodes(hazards.hazardStatements)) {
    if (classified.includes(code)) continue;
    report(
      'hazards.classification',
      `must have a line for ${code}, such as "Eye Irrit. 2: H319", as hazardStatements has it`,
    );
  }
  for (const code of classified) {
    if (onLabel.includes(code) || onLabel.includes(IMPLIED_BY[code] ?? '')) continue;
    report('hazards.hazardStatements', `must have ${code}, as classification has it`);
  }
}

/** Classes of flammable liquids (CLP, Annex I, 2.6), by statement. */
const FLAMMABLE_LIQUIDS: Readonly<Record<string, string>> = {
  H224: 'Flam. Liq. 1',
  H225: 'Flam. Liq. 2',
  H226: 'Flam. Liq. 3',
};
const FLAMMABLE = [...Object.keys(FLAMMABLE_LIQUIDS), 'H220', 'H221'];
/** In °C: of the liquids of the trade, measured and estimated flash points are within 5 °C of each other. */
const FLASH_POINT_TOLERANCE = 15;

/** Returns the statements that fit a flash point and a boiling point in °C (CLP, Annex I, table 2.6.1). */
function statementsOfFlashPoint(flashPoint: number, boilingPoint: number | undefined): string[] {
  if (flashPoint > 60) return [];
  if (flashPoint >= 23) return ['H226'];
  if (boilingPoint === undefined) return ['H224', 'H225'];
  return [boilingPoint <= 35 ? 'H224' : 'H225'];
}

function checkFlammability(product: Product, report: Report): void {
  const { hazards, physicalState, properties } = product;
  const { flashPoint, boilingPoint } = figuresOf(product);
  const stated = hazards.hazardStatements.filter((code) => code in FLAMMABLE_LIQUIDS);
  for (const code of stated) {
    const line = `${FLAMMABLE_LIQUIDS[code]}: ${code}`;
    if (hazards.classification.includes(line)) continue;
    report('hazards.classification', `must have "${line}", as hazardStatements has ${code}`);
  }
  if (
    FLAMMABLE.some((code) => hazards.hazardStatements.includes(code)) &&
    !properties.explosiveLimits
  ) {
    report(
      'properties.explosiveLimits',
      'must be given, as the product is flammable; where no source has them, write { kind: none, note: Why. }',
    );
  }
  if (physicalState !== 'liquid') return;
  if (flashPoint === undefined) {
    if (stated.length === 0) return;
    return report(
      'properties.flashPoint',
      `must be measured, as the product has ${stated.join(', ')}`,
    );
  }
  if (boilingPoint !== undefined && boilingPoint <= flashPoint) {
    report(
      'properties.boilingPoint.value',
      `must be above the flash point of ${flashPoint} °C: correct the one that is wrong`,
    );
  }
  const fitting = statementsOfFlashPoint(flashPoint, boilingPoint);
  const fits =
    fitting.length === 0 ? stated.length === 0 : stated.some((code) => fitting.includes(code));
  if (!fits) {
    const expected = fitting.join(' or ') || 'no statement of flammable liquids';
    report(
      'properties.flashPoint.value',
      `must fit the hazard statements: with ${flashPoint} °C it has ${expected} (CLP, Annex I, 2.6), and hazardStatements has ${stated.join(', ') || 'none'}; correct the one that is wrong`,
    );
  }
  const estimate = estimatedFlashPoint(product);
  if (estimate !== undefined && Math.abs(estimate - flashPoint) > FLASH_POINT_TOLERANCE) {
    report(
      'properties.flashPoint.value',
      `must be within ${FLASH_POINT_TOLERANCE} °C of ${Math.round(estimate)} °C, as vapourPressure, boilingPoint and explosiveLimits give it: correct the one of the four that is wrong`,
    );
  }
}

/** Returns the flash point in °C that follows from the other properties; undefined where one of them is missing. */
function estimatedFlashPoint(product: Product): number | undefined {
  const { vapourPressure, explosiveLimits } = product.properties;
  const { boilingPoint } = figuresOf(product);
  const [, celsius] = /^at (-?[\d.]+) °C$/.exec(vapourPressure?.condition ?? '') ?? [];
  if (!vapourPressure || celsius === undefined || boilingPoint === undefined) return undefined;
  if (!explosiveLimits || explosiveLimits.kind === 'none') return undefined;
  return lowestFlashPoint({
    boilingPoint,
    vapourPressure: { kilopascals: vapourPressure.value, celsius: Number(celsius) },
    lowerExplosiveLimit: explosiveLimits.lowest,
  });
}

/** A product of a class or division needs one of these statements (IMDG Code, part 2; GHS). */
const STATEMENTS_OF_CLASS: Readonly<Record<string, RegExp>> = {
  '2.1': /^H22[01]/,
  '2.2': /^H2(70|80|81)/,
  '2.3': /^H33/,
  '3': /^H22[456]/,
  '4.1': /^H2(28|4\d|0[678])/,
  '4.2': /^H25/,
  '4.3': /^H26/,
  '5.1': /^H27/,
  '5.2': /^H24/,
  '6.1': /^H3/,
  '8': /^H(314|318|290)/,
};
/** Statements that alone make a product dangerous goods. */
const REGULATED = /^H(2[0-8]\d|290|300|310|330|301|311|331|314|400|410|411)/;
/** In °C. A liquid with a higher flash point may not sustain combustion; it is not dangerous goods then (IMDG Code, 2.3.1.3). */
const SUSTAINS_COMBUSTION_BELOW = 35;
/** Statements of the aquatic environment that make a marine pollutant (IMDG Code, 2.9.3 and 2.10). */
const MARINE_POLLUTANT = /^H4(00|10|11)$/;

function checkTransport(product: Product, report: Report): void {
  const { hazards, transport } = product;
  const statements = splitCodes(hazards.hazardStatements);
  if (transport === null) {
    const { flashPoint = 0 } = figuresOf(product);
    const regulated = statements.filter(
      (code) =>
        REGULATED.test(code) && !(code === 'H226' && flashPoint > SUSTAINS_COMBUSTION_BELOW),
    );
    if (regulated.length === 0) return;
    return report(
      'transport',
      `must have an entry of the IMDG Code, as ${regulated.join(', ')} make dangerous goods`,
    );
  }
  checkListEntry(transport, report);
  const { imdgClass, subsidiaryHazards, hazardNumber, marinePollutant, unNumber } = transport;
  // The list decides the subsidiary hazards of gases: chlorine has class 8 without H314.
  for (const code of [imdgClass, ...(imdgClass.startsWith('2') ? [] : subsidiaryHazards)]) {
    const expected = STATEMENTS_OF_CLASS[code];
    if (!expected || statements.some((statement) => expected.test(statement))) continue;
    report(
      code === imdgClass ? 'transport.imdgClass' : 'transport.subsidiaryHazards',
      `has class ${code}, for which hazardStatements has no statement: correct the one that is wrong`,
    );
  }
  if (hazardNumber && !hazardNumber.replace('X', '').startsWith(imdgClass.charAt(0))) {
    report(
      'transport.hazardNumber',
      `must begin with ${imdgClass.charAt(0)}, as the class is ${imdgClass} (ADR, 5.3.2.3)`,
    );
  }
  if (!marinePollutant && statements.some((code) => MARINE_POLLUTANT.test(code))) {
    report(
      'transport.marinePollutant',
      'must be true, as H400, H410 and H411 make a marine pollutant (IMDG Code, 2.9.3)',
    );
  }
  const isListedPollutant = entriesOf(unNumber).some((entry) => entry.isMarinePollutant);
  if (
    marinePollutant &&
    !isListedPollutant &&
    !statements.some((code) => MARINE_POLLUTANT.test(code))
  ) {
    report(
      'transport.marinePollutant',
      `must be false, as hazardStatements has no H400, H410 or H411 and the Dangerous Goods List does not mark ${unNumber}: correct the one that is wrong`,
    );
  }
  checkPackingGroup(product, transport, report);
}

/** In mPa·s: a viscous liquid may be in packing group III (IMDG Code, 2.3.2.2). */
const VISCOUS = 20;
const PACKING_GROUPS = ['I', 'II', 'III'] as const;

/** Checks the packing group of a liquid of class 3 by its flash point and boiling point (IMDG Code, 2.3.2.6). */
function checkPackingGroup(
  product: Product,
  { imdgClass, packingGroup, subsidiaryHazards }: Transport,
  report: Report,
): void {
  const { flashPoint, boilingPoint } = figuresOf(product);
  const isViscous = (product.properties.viscosity?.value ?? 0) > VISCOUS;
  if (imdgClass !== '3' || flashPoint === undefined || isViscous) return;
  if (flashPoint > 60) {
    return report('transport.imdgClass', 'needs a flash point of at most 60 °C (it has 3)');
  }
  if (boilingPoint === undefined) return;
  const expected = boilingPoint <= 35 ? 'I' : flashPoint < 23 ? 'II' : 'III';
  // A subsidiary hazard may demand a lower number, which is stricter.
  const isStricter =
    packingGroup !== null &&
    PACKING_GROUPS.indexOf(packingGroup) < PACKING_GROUPS.indexOf(expected);
  if (packingGroup === expected || (isStricter && subsidiaryHazards.length > 0)) return;
  report(
    'transport.packingGroup',
    `must be ${expected} by a flash point of ${flashPoint} °C and a boiling point of ${boilingPoint} °C (IMDG Code, 2.3.2.6); correct the one that is wrong`,
  );
}

/** Special provisions that demand the technical name (IMDG Code, 3.1.2.8.1). */
const needsTechnicalName = ({ specialProvisions }: DangerousGoodsEntry) =>
  specialProvisions.some((number) => number === 274 || number === 318);

/** Compares a record with its entries in the Dangerous Goods List. */
function checkListEntry(transport: Transport, report: Report): void {
  const { unNumber, properShippingName, packingGroup } = transport;
  const listed = entriesOf(unNumber);
  if (listed.length === 0) {
    return report(
      'transport.unNumber',
      'must be a number of the Dangerous Goods List (IMDG Code, 42-24)',
    );
  }
  const sameName = entriesNamed(properShippingName);
  const named = listed.filter((entry) => sameName.includes(entry));
  if (named.length === 0) {
    const names = [...new Set(listed.flatMap(namesOf))].join('" or "');
    const others = [...new Set(sameName.map((entry) => entry.unNumber))].join(', ');
    const hint = others && `; "${properShippingName}" is ${others}`;
    return report(
      'transport.properShippingName',
      `must be "${names}", as the UN number is ${unNumber}${hint}: correct the one that is wrong`,
    );
  }
  if (properShippingName.endsWith('N.O.S.') && named.some(needsTechnicalName)) {
    report(
      'transport.properShippingName',
      'must have the technical name in brackets after "N.O.S.", such as "N.O.S. (BENZYL BENZOATE)" (IMDG Code, 3.1.2.8)',
    );
  }
  const groups = [...new Set(named.map((entry) => entry.packingGroup))];
  if (!groups.includes(packingGroup)) {
    return report(
      'transport.packingGroup',
      `must be ${groups.map((group) => group ?? 'null').join(' or ')}, as the Dangerous Goods List has it for ${unNumber} ${properShippingName}`,
    );
  }
  const entries = named.filter((entry) => entry.packingGroup === packingGroup).map(valuesOfEntry);
  for (const [field, found] of Object.entries(valuesOfRecord(transport))) {
    const listed = [...new Set(entries.map((values) => values[field]))];
    const expected = listed.filter((value) => value !== undefined);
    if (found === undefined || expected.length === 0 || expected.includes(found)) continue;
    report(
      `transport.${field}`,
      `must be ${expected.map((value) => value || 'none').join(' or ')}, as the Dangerous Goods List has it for ${unNumber} ${properShippingName}, packing group ${packingGroup ?? 'none'}`,
    );
  }
}

const listOf = (codes: readonly (string | number)[]) => codes.map(String).sort().join(', ');

/** Fields of `transport` that the list decides, as texts; undefined where the entry or the record does not say. */
type Values = Readonly<Record<string, string | undefined>>;

const valuesOfEntry = (entry: DangerousGoodsEntry): Values => ({
  imdgClass: entry.imdgClass,
  subsidiaryHazards: entry.subsidiaryHazards && listOf(entry.subsidiaryHazards),
  ems: entry.ems || undefined,
  // A product that the list does not mark may be a pollutant by its classification.
  marinePollutant: entry.isMarinePollutant ? 'true' : undefined,
  'stowage.category': entry.stowageCategory,
  'stowage.codes': listOf(entry.stowageCodes),
  segregationGroups: listOf(entry.segregationGroups),
  segregationCodes: listOf(entry.segregationCodes),
  // Records name only the provisions on which a buyer or carrier must act.
  specialProvisions: listOf(entry.specialProvisions.filter(describesProvision)),
});

const valuesOfRecord = (record: Transport): Values => ({
  imdgClass: record.imdgClass,
  subsidiaryHazards: listOf(record.subsidiaryHazards),
  ems: record.ems,
  marinePollutant: String(record.marinePollutant),
  'stowage.category': record.stowage?.category,
  'stowage.codes': record.stowage && listOf(record.stowage.codes),
  segregationGroups: listOf(record.segregationGroups),
  segregationCodes: listOf(record.segregationCodes),
  specialProvisions: listOf(record.specialProvisions.filter(describesProvision)),
});

/** Checks that the kilograms in brackets of the minimum order are whole units of a packaging. */
function checkMinimumOrder({ minimumOrder, packaging }: Product, report: Report): void {
  const [, figure] = /\(([\d,]+) kg\)/.exec(minimumOrder) ?? [];
  if (figure === undefined) return;
  const kilograms = Number(figure.replaceAll(',', ''));
  if (packaging.some(({ netMassKg }) => kilograms % netMassKg === 0)) return;
  const masses = packaging.map(({ netMassKg }) => thousands(netMassKg)).join(' or ');
  report(
    'minimumOrder.value',
    `must be whole units: ${figure} kg is no multiple of ${masses} kg, the net masses of its packaging`,
  );
}

const ABBREVIATION = /^[A-Z0-9]{2,}$/;
const E_NUMBER = /^E \d/;

/** Returns the names of a product that a text may contain, the longest first. E numbers are left out. */
function namesOfProduct({ displayName, synonyms }: Product): string[] {
  const [, name = displayName, abbreviation = []] = /^(.*?) \((.*?)\)/.exec(displayName) ?? [];
  return [name, abbreviation, ...synonyms]
    .flat()
    .filter((known) => !E_NUMBER.test(known))
    .sort((one, other) => other.length - one.length);
}

/** Returns a pattern that finds names as whole words; abbreviations only in capitals, so that "man" is not MAN. */
function namePattern(names: readonly string[], before = '', after = ''): RegExp {
  const patterns = names.map((name) => {
    const letters = ABBREVIATION.test(name)
      ? name
      : name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
    return letters.replaceAll(/[().+*?]/g, '\\$&');
  });
  return new RegExp(
    `${before}(?<![\\p{L}\\d-])(?:${patterns.join('|')})(?![\\p{L}\\d-])${after}`,
    'u',
  );
}

/** Matches sentences about one of the names: "Toluene is", "The toluene burns", "Refined glycerine can". */
const subjectPattern = (names: readonly string[]) =>
  namePattern(names, '^(?:[\\p{L}]+ )?', ' (?:[a-z]+s|can|may|must|will|cannot)\\b');

/** Checks that the texts of a record are about its product and not about another one. */
function checkTexts(product: Product, others: readonly ProductFile[], report: Report): void {
  const { description, displayName, images, transport } = product;
  const own = namePattern(namesOfProduct(product));
  if (!own.test(description)) {
    report(
      'description',
      `must name the product by its name or a synonym, such as "${displayName}"`,
    );
  }
  const texts = textsOf(product);
  const shippingName = transport?.properShippingName ?? '';
  for (const { file, product: other } of others) {
    const isSubject = subjectPattern(namesOfProduct(other));
    const isNamed = namePattern(namesOfProduct(other));
    const otherName = `${other.displayName} (content/${file})`;
    for (const [field, text] of texts) {
      const sentence = text.split(/(?<=[.:;]) /).find((part) => isSubject.test(part));
      if (sentence === undefined || own.test(sentence)) continue;
      report(field, `says something of ${otherName} in "${sentence}": write about this product`);
    }
    const names = namesOfProduct(other).map((name) => name.toLowerCase());
    for (const [index, synonym] of product.synonyms.entries()) {
      if (!names.includes(synonym.toLowerCase())) continue;
      report(`synonyms.${index}`, `must be no name of ${otherName}: take it out`);
    }
    for (const [index, { alt }] of images.entries()) {
      if (!isNamed.test(alt) || own.test(alt)) continue;
      report(`images.${index}.alt`, `must name this product and not ${otherName}`);
    }
    const isOther = new RegExp(isNamed, 'iu').test(shippingName);
    if (isOther && !new RegExp(own, 'iu').test(shippingName)) {
      report(
        'transport.properShippingName',
        `is that of ${otherName}: write the entry of this product, or add the name to "synonyms"`,
      );
    }
  }
  for (const [index, { alt }] of images.entries()) {
    const unNumbers = [...alt.matchAll(/\bUN ?(\d{4})\b/g)].map(([, digits]) => `UN${digits}`);
    const wrong = unNumbers.find((unNumber) => unNumber !== transport?.unNumber);
    if (wrong === undefined) continue;
    report(
      `images.${index}.alt`,
      `must not name ${wrong}: the product ${transport ? `is ${transport.unNumber}` : 'has no UN number'}`,
    );
  }
}

/** Fields with texts about the product. */
const TEXT_FIELD =
  /^(summary|description|appearance|uses\.\d+\.use|hazards\.notes\.\d+|(exportControls|indianRules)\.\d+\.text|storage\.conditions\.\d+)$/;

/** Returns the texts about a product, with their fields in the YAML file. */
const textsOf = (product: Product) =>
  [...valuesIn(product)].flatMap(({ field, value }): [field: string, text: string][] => {
    const name = field.join('.');
    if (typeof value !== 'string' || !TEXT_FIELD.test(name)) return [];
    return [[name.replace('storage.', 'storage.value.'), value]];
  });

/** Returns sentences about facts of a catalogue that are compared with nothing. */
export function unknownFacts(products: readonly Product[]): string[] {
  const list = (what: string, isUnknown: (product: Product) => boolean) => {
    const names = products.filter(isUnknown).map(({ displayName }) => displayName);
    return names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`];
  };
  return [
    ...list(
      'Formula and molar mass are not compared, as there is no structure ("smiles")',
      ({ identity }) => identity.smiles === undefined,
    ),
    ...list(
      'Transport is not compared with the Dangerous Goods List, as there is no UN number',
      ({ transport }) => transport === null,
    ),
    ...list(
      'The flash point is not compared with vapour pressure, boiling point and explosive limits, as one is missing or it is no liquid',
      (product) => product.physicalState !== 'liquid' || estimatedFlashPoint(product) === undefined,
    ),
    ...list(
      'A food or pharmaceutical grade is not compared with a compendium, as src/chemistry/compendial-limits.ts has none for it',
      (product) =>
        product.grades.some((grade) => {
          const { isCompendial, known } = compendialLimits(product, grade);
          return isCompendial && !known;
        }),
    ),
    'Whether CAS number, EC number, structure, tariff number, classification and physical properties are those of the substance: compare them with the "source" of the record.',
  ];
}

/** Facts of a product's record that contradict each other, the Dangerous Goods List or another record. */
import {
  entriesNamed,
  entriesOf,
  namesOf,
  type DangerousGoodsEntry,
} from '../src/chemistry/dangerous-goods-list.ts';
import { allowedBy, COMPENDIAL_LIMITS } from '../src/chemistry/compendial-limits.ts';
import { hasWordsForProvision } from '../src/chemistry/imdg-codes.ts';
import { partsOf } from '../src/chemistry/label-elements.ts';
import { missingElements, structureFault } from '../src/chemistry/molecule.ts';
import { lowestFlashPoint } from '../src/chemistry/flash-point.ts';
import type { Product, ProductFile } from '../src/records/products/products.ts';
import { contentProblem } from '../src/records/reading/read-record.ts';

type Field = readonly (string | number)[];
/** What is wrong in one field: what was expected, and what to do. */
type Fault = readonly [field: Field, message: string];

/** All contradictions of one record, a line each with file, line, field, expected and found. */
export function findProductProblems(
  { file, product }: ProductFile,
  catalogue: readonly ProductFile[],
): string[] {
  return [
    ...identityFaults(product),
    ...physicalStateFaults(product),
    ...gradeFaults(product),
    ...precursorFaults(product),
    ...hazardFaults(product),
    ...flashPointFaults(product),
    ...transportFaults(product),
    ...wordFaults(
      product,
      catalogue.filter((other) => other.file !== file),
    ),
  ].map(([field, message]) => contentProblem(file, field, message));
}

/** Measured values of a product, in the units of its record; undefined where there is none. */
function figuresOf({ properties }: Product) {
  const { flashPoint, boilingPoint } = properties;
  return {
    flashPoint: flashPoint.kind === 'measured' ? flashPoint.value : undefined,
    boilingPoint: boilingPoint?.kind === 'measured' ? boilingPoint.value : undefined,
  };
}

function identityFaults({ name, identity }: Product): Fault[] {
  const fault = structureFault(identity);
  const missing = missingElements(name, identity.formula);
  return [
    ...(fault ? [[['identity'], fault] as const] : []),
    ...missing.map(
      ({ word, expected }) =>
        [
          ['identity', 'formula'],
          `must contain ${expected}, as the name says "${word}": correct the formula or the name`,
        ] as const,
    ),
  ];
}

/** In °C: the temperature of `physicalState`. */
const ROOM_TEMPERATURE = 20;

function physicalStateFaults({ physicalState, properties }: Product): Fault[] {
  const { meltingPoint, boilingPoint } = properties;
  const melts = meltingPoint.kind === 'measured' ? meltingPoint.value : undefined;
  const boils = boilingPoint?.kind === 'measured' ? boilingPoint.value : undefined;
  const isFluid = melts !== undefined && melts < ROOM_TEMPERATURE;
  const isWrong =
    (physicalState === 'solid' && isFluid) ||
    (physicalState !== 'solid' && melts !== undefined && !isFluid) ||
    (boils !== undefined && (physicalState === 'gas') !== boils < ROOM_TEMPERATURE);
  if (!isWrong) return [];
  const message = `must fit its melting point of ${melts ?? '?'} °C and boiling point of ${boils ?? '?'} °C, being the state at ${ROOM_TEMPERATURE} °C: correct the one that is wrong`;
  return [[['physicalState'], message]];
}

type Grade = Product['grades'][number];

function compendialLimits({ identity }: Product, { name }: Grade) {
  const [kind] = (['food', 'pharmaceutical'] as const).filter((word) =>
    name.toLowerCase().includes(word),
  );
  const isCompendial = kind !== undefined;
  const known = kind && COMPENDIAL_LIMITS[identity.casNumber ?? '']?.[kind];
  return { isCompendial, known };
}

/** Food and pharmaceutical grades that are held to less than their compendium demands. */
function gradeFaults(product: Product): Fault[] {
  return product.grades.flatMap((grade, index) => {
    const { known } = compendialLimits(product, grade);
    return Object.entries(known?.limits ?? {}).flatMap(([parameter, limits]): Fault[] => {
      const [lowest, highest, unit] = limits;
      const at = grade.specification.findIndex((line) => line.parameter === parameter);
      const line = grade.specification[at];
      const field = ['grades', 'value', index, 'specification', ...(line ? [at, 'limit'] : [])];
      const allowed = line && allowedBy(line.limit);
      const isKept = allowed && line.unit === unit && allowed[0] >= lowest && allowed[1] <= highest;
      if (isKept) return [];
      const bounds = [
        lowest === -Infinity ? [] : `min. ${lowest}`,
        highest === Infinity ? [] : `max. ${highest}`,
      ].flat();
      const message = `must keep to ${parameter} ${bounds.join(', ')}${unit === null ? '' : ` ${unit}`} (${known?.source ?? ''}), as ${grade.name} says`;
      return [[field, message]];
    });
  });
}

/** Drug precursors of categories 2 and 3: Regulation (EC) No 273/2004, Annex I, by CAS number. */
const DRUG_PRECURSORS = [
  ...['108-24-7', '7723-14-0', '103-82-2', '118-92-3', '110-89-4', '7722-64-7'],
  ...['7647-01-0', '7664-93-9', '108-88-3', '60-29-7', '67-64-1', '78-93-3'],
];

function precursorFaults({ identity, exportControls }: Product): Fault[] {
  const isPrecursor = DRUG_PRECURSORS.includes(identity.casNumber ?? '');
  const saysSo = exportControls.some(({ source }) => /273\/2004/.test(source));
  if (isPrecursor === saysSo) return [];
  const message = isPrecursor
    ? 'must say that it is a drug precursor, with the source "Regulations (EC) No 273/2004 and No 111/2005"'
    : 'cites Regulation (EC) No 273/2004 on drug precursors, whose Annex I does not list its CAS number: take it out';
  return [[['exportControls'], message]];
}

/** Statements that a label leaves out beside another one that says more. */
const IMPLIED_BY: Readonly<Record<string, string>> = { H318: 'H314', H400: 'H410' };

function hazardFaults({ hazards }: Product): Fault[] {
  const onLabel = partsOf([...hazards.hazardStatements, ...hazards.supplementalStatements]);
  const classified = hazards.classification.flatMap(
    (line) => line.match(/\bH\d{3}[A-Za-z]*/g) ?? [],
  );
  const lacking = partsOf(hazards.hazardStatements).filter((code) => !classified.includes(code));
  const unlabelled = classified.filter(
    (code) => !onLabel.includes(code) && !onLabel.includes(IMPLIED_BY[code] ?? ''),
  );
  return [
    ...lacking.map(
      (code) =>
        [
          ['hazards', 'classification'],
          `must have a line for ${code}, such as "Eye Irrit. 2: H319", as hazardStatements has it`,
        ] as const,
    ),
    ...unlabelled.map(
      (code) =>
        [['hazards', 'hazardStatements'], `must have ${code}, as classification has it`] as const,
    ),
  ];
}

/** Classes of flammable liquids (CLP, Annex I, 2.6), by statement. */
const FLAMMABLE_LIQUIDS: Readonly<Record<string, string>> = {
  H224: 'Flam. Liq. 1',
  H225: 'Flam. Liq. 2',
  H226: 'Flam. Liq. 3',
};
const FLAMMABLE = [...Object.keys(FLAMMABLE_LIQUIDS), 'H220', 'H221'];

/** The statements that fit a flash point and a boiling point in °C (CLP, Annex I, table 2.6.1). */
function flammabilityOf(flashPoint: number, boilingPoint: number | undefined): string[] {
  if (flashPoint > 60) return [];
  if (flashPoint >= 23) return ['H226'];
  if (boilingPoint === undefined) return ['H224', 'H225'];
  return [boilingPoint <= 35 ? 'H224' : 'H225'];
}

function flashPointFaults(product: Product): Fault[] {
  const { hazards, physicalState, properties } = product;
  const { flashPoint, boilingPoint } = figuresOf(product);
  const faults: Fault[] = [];
  const stated = hazards.hazardStatements.filter((code) => code in FLAMMABLE_LIQUIDS);
  for (const code of stated) {
    const flammableClass = FLAMMABLE_LIQUIDS[code] ?? '';
    if (hazards.classification.some((line) => line === `${flammableClass}: ${code}`)) continue;
    faults.push([
      ['hazards', 'classification'],
      `must have "${flammableClass}: ${code}", as hazardStatements has ${code}`,
    ]);
  }
  if (FLAMMABLE.some((code) => hazards.hazardStatements.includes(code))) {
    if (!properties.explosiveLimits) {
      faults.push([
        ['properties', 'explosiveLimits'],
        'must be given, as the product is flammable; where no source has them, write { kind: none, note: Why. }',
      ]);
    }
  }
  if (physicalState !== 'liquid') return faults;
  if (flashPoint === undefined) {
    if (stated.length > 0) {
      faults.push([
        ['properties', 'flashPoint'],
        `must be measured, as the product has ${stated.join(', ')}`,
      ]);
    }
    return faults;
  }
  const field = ['properties', 'flashPoint', 'value'];
  const fitting = flammabilityOf(flashPoint, boilingPoint);
  const fits =
    fitting.length === 0 ? stated.length === 0 : stated.some((code) => fitting.includes(code));
  if (!fits) {
    const expected = fitting.join(' or ') || 'no statement of flammable liquids';
    faults.push([
      field,
      `must fit the hazard statements: with ${flashPoint} °C it has ${expected} (CLP, Annex I, 2.6), and hazardStatements has ${stated.join(', ') || 'none'}; correct the one that is wrong`,
    ]);
  }
  const estimate = estimatedFlashPoint(product);
  if (estimate !== undefined && Math.abs(estimate - flashPoint) > FLASH_POINT_TOLERANCE) {
    faults.push([
      field,
      `must be within ${FLASH_POINT_TOLERANCE} °C of ${Math.round(estimate)} °C, as vapourPressure, boilingPoint and explosiveLimits give it: correct the one of the four that is wrong`,
    ]);
  }
  return faults;
}

/** In °C: of the liquids of the trade, measured and estimated flash points lie within 5 °C. */
const FLASH_POINT_TOLERANCE = 15;

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

/** The statements of which a class or division of the IMDG Code needs one (IMDG Code, part 2; GHS). */
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
/** A liquid that flashes above this may not sustain combustion, and is no dangerous goods then (IMDG Code, 2.3.1.3). */
const SUSTAINS_COMBUSTION_BELOW = 35;
/** Statements of the aquatic environment that make a marine pollutant (IMDG Code, 2.9.3 and 2.10). */
const MARINE_POLLUTANT = /^H4(00|10|11)$/;

function transportFaults(product: Product): Fault[] {
  const { hazards, transport } = product;
  const statements = partsOf(hazards.hazardStatements);
  if (transport === null) {
    const { flashPoint = 0 } = figuresOf(product);
    const regulated = statements.filter(
      (code) =>
        REGULATED.test(code) && !(code === 'H226' && flashPoint > SUSTAINS_COMBUSTION_BELOW),
    );
    if (regulated.length === 0) return [];
    const message = `must have an entry of the IMDG Code, as ${regulated.join(', ')} make dangerous goods`;
    return [[['transport'], message]];
  }
  const faults = listFaults(transport);
  const { imdgClass, subsidiaryHazards, hazardNumber, marinePollutant } = transport;
  for (const code of [imdgClass, ...subsidiaryHazards]) {
    const expected = STATEMENTS_OF_CLASS[code];
    if (!expected || statements.some((statement) => expected.test(statement))) continue;
    faults.push([
      code === imdgClass ? ['transport', 'imdgClass'] : ['transport', 'subsidiaryHazards'],
      `has class ${code}, for which hazardStatements has no statement: correct the one that is wrong`,
    ]);
  }
  if (hazardNumber && !hazardNumber.replace('X', '').startsWith(imdgClass.charAt(0))) {
    const message = `must begin with ${imdgClass.charAt(0)}, as the class is ${imdgClass} (ADR, 5.3.2.3)`;
    faults.push([['transport', 'hazardNumber'], message]);
  }
  if (!marinePollutant && statements.some((code) => MARINE_POLLUTANT.test(code))) {
    const message =
      'must be true, as H400, H410 and H411 make a marine pollutant (IMDG Code, 2.9.3)';
    faults.push([['transport', 'marinePollutant'], message]);
  }
  return [...faults, ...packingGroupFaults(product, transport)];
}

/** In mPa·s: a viscous liquid may be in packing group III (IMDG Code, 2.3.2.2). */
const VISCOUS = 20;
const PACKING_GROUPS = ['I', 'II', 'III'] as const;

/** A liquid of class 3 against the packing group of its flash and boiling point (IMDG Code, 2.3.2.6). */
function packingGroupFaults(
  product: Product,
  { imdgClass, packingGroup, subsidiaryHazards }: NonNullable<Product['transport']>,
): Fault[] {
  const { flashPoint, boilingPoint } = figuresOf(product);
  const isViscous = (product.properties.viscosity?.value ?? 0) > VISCOUS;
  if (imdgClass !== '3' || flashPoint === undefined || isViscous) return [];
  if (flashPoint > 60) {
    return [[['transport', 'imdgClass'], `needs a flash point of at most 60 °C (it has 3)`]];
  }
  if (boilingPoint === undefined) return [];
  const expected = boilingPoint <= 35 ? 'I' : flashPoint < 23 ? 'II' : 'III';
  // A subsidiary hazard may demand a lower number, which is stricter.
  const isStricter =
    packingGroup !== null &&
    PACKING_GROUPS.indexOf(packingGroup) < PACKING_GROUPS.indexOf(expected);
  if (packingGroup === expected || (isStricter && subsidiaryHazards.length > 0)) return [];
  const message = `must be ${expected} by a flash point of ${flashPoint} °C and a boiling point of ${boilingPoint} °C (IMDG Code, 2.3.2.6); correct the one that is wrong`;
  return [[['transport', 'packingGroup'], message]];
}

/** What differs from the entries of the Dangerous Goods List. */
function listFaults(transport: NonNullable<Product['transport']>): Fault[] {
  const { unNumber, properShippingName, packingGroup } = transport;
  const listed = entriesOf(unNumber);
  if (listed.length === 0) {
    const message = 'must be a number of the Dangerous Goods List (IMDG Code, 42-24)';
    return [[['transport', 'unNumber'], message]];
  }
  const sameName = entriesNamed(properShippingName);
  const named = listed.filter((entry) => sameName.includes(entry));
  if (named.length === 0) {
    const names = [...new Set(listed.flatMap(namesOf))].join('" or "');
    const others = [...new Set(sameName.map((entry) => entry.unNumber))].join(', ');
    const hint = others && `; "${properShippingName}" is ${others}`;
    return [
      [
        ['transport', 'properShippingName'],
        `must be "${names}", as the UN number is ${unNumber}${hint}: correct the one that is wrong`,
      ],
    ];
  }
  const groups = [...new Set(named.map((entry) => entry.packingGroup))];
  if (!groups.includes(packingGroup)) {
    const message = `must be ${groups.map((group) => group ?? 'null').join(' or ')}, as the Dangerous Goods List has it for ${unNumber} ${properShippingName}`;
    return [[['transport', 'packingGroup'], message]];
  }
  const entries = named.filter((entry) => entry.packingGroup === packingGroup);
  return COMPARED_FIELDS.flatMap(([field, ofEntry, ofRecord]): Fault[] => {
    const found = ofRecord(transport);
    const expected = [...new Set(entries.map(ofEntry))].filter((value) => value !== undefined);
    if (found === undefined || expected.length === 0 || expected.includes(found)) return [];
    const shown = expected.map((value) => value || 'none').join(' or ');
    return [
      [
        ['transport', ...field],
        `must be ${shown}, as the Dangerous Goods List has it for ${unNumber} ${properShippingName}, packing group ${packingGroup ?? 'none'}`,
      ],
    ];
  });
}

type Transport = NonNullable<Product['transport']>;
const listOf = (codes: readonly (string | number)[]) => [...codes].map(String).sort().join(', ');

/** Fields of a record that the list decides, as comparable texts; undefined where one side says nothing. */
const COMPARED_FIELDS: readonly (readonly [
  field: Field,
  ofEntry: (entry: DangerousGoodsEntry) => string | undefined,
  ofRecord: (transport: Transport) => string | undefined,
])[] = [
  [['imdgClass'], (entry) => entry.imdgClass, (record) => record.imdgClass],
  [
    ['subsidiaryHazards'],
    ({ subsidiaryHazards }) => subsidiaryHazards && listOf(subsidiaryHazards),
    (record) => listOf(record.subsidiaryHazards),
  ],
  [['ems'], (entry) => entry.ems || undefined, (record) => record.ems],
  [
    // What the list does not mark may be a pollutant by its classification.
    ['marinePollutant'],
    ({ isMarinePollutant }) => (isMarinePollutant ? 'true' : undefined),
    (record) => String(record.marinePollutant),
  ],
  [['stowage', 'category'], (entry) => entry.stowageCategory, (record) => record.stowage?.category],
  [
    ['stowage', 'codes'],
    (entry) => listOf(entry.stowageCodes),
    (record) => record.stowage && listOf(record.stowage.codes),
  ],
  [
    ['segregationGroups'],
    (entry) => listOf(entry.segregationGroups),
    (record) => listOf(record.segregationGroups),
  ],
  [
    ['segregationCodes'],
    (entry) => listOf(entry.segregationCodes),
    (record) => listOf(record.segregationCodes),
  ],
  [
    // Records name the provisions on which a buyer or carrier must act.
    ['specialProvisions'],
    (entry) => listOf(entry.specialProvisions.filter(hasWordsForProvision)),
    (record) => listOf(record.specialProvisions),
  ],
];

const ABBREVIATION = /^[A-Z0-9]{2,}$/;
/** E 330 is a name, and no word of a sentence. */
const E_NUMBER = /^E \d/;

/** The names of a product as a text may have them, the longest first. */
function namesOfProduct({ displayName, synonyms }: Product): string[] {
  const [, name = displayName, abbreviation] = /^(.*?) \((.*?)\)/.exec(displayName) ?? [];
  return [name, ...(abbreviation ? [abbreviation] : []), ...synonyms]
    .filter((known) => !E_NUMBER.test(known))
    .sort((one, other) => other.length - one.length);
}

/** Finds names as whole words: abbreviations in capitals alone, "MAN" being no man. */
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

/** "Toluene is", "The toluene burns", "Refined glycerine can": the sentence is about what it begins with. */
const subjectPattern = (names: readonly string[]) =>
  namePattern(names, '^(?:[\\p{L}]+ )?', ' (?:[a-z]+s|can|may|must|will|cannot)\\b');

function wordFaults(product: Product, others: readonly ProductFile[]): Fault[] {
  const names = namesOfProduct(product);
  const own = namePattern(names);
  const faults: Fault[] = [];
  if (!own.test(product.description)) {
    faults.push([
      ['description'],
      `must name the product by its name or a synonym, such as "${product.displayName}"`,
    ]);
  }
  const { transport } = product;
  for (const { file, product: other } of others) {
    const foreign = namesOfProduct(other);
    const isSubject = subjectPattern(foreign);
    const isNamed = namePattern(foreign);
    for (const [field, text] of textsOf(product)) {
      const sentence = text.split(/(?<=[.:;]) /).find((part) => isSubject.test(part));
      if (sentence === undefined || own.test(sentence)) continue;
      const message = `says something of ${other.displayName} (content/${file}) in "${sentence}": write about this product`;
      faults.push([field, message]);
    }
    product.images.forEach(({ alt }, index) => {
      if (!isNamed.test(alt) || own.test(alt)) return;
      const message = `must name this product and not ${other.displayName} (content/${file})`;
      faults.push([['images', index, 'alt'], message]);
    });
    const shippingName = transport?.properShippingName ?? '';
    const isOther = new RegExp(isNamed, 'iu').test(shippingName);
    if (isOther && !new RegExp(own, 'iu').test(shippingName)) {
      const message = `is that of ${other.displayName} (content/${file}): write the entry of this product, or add the name to "synonyms"`;
      faults.push([['transport', 'properShippingName'], message]);
    }
  }
  product.images.forEach(({ alt }, index) => {
    const unNumbers = [...alt.matchAll(/\bUN ?(\d{4})\b/g)].map(([, digits]) => `UN${digits}`);
    const wrong = unNumbers.find((unNumber) => unNumber !== transport?.unNumber);
    if (wrong === undefined) return;
    const message = `must not name ${wrong}: the product ${transport ? `is ${transport.unNumber}` : 'has no UN number'}`;
    faults.push([['images', index, 'alt'], message]);
  });
  return faults;
}

/** The texts about a product, with their fields. */
function textsOf(product: Product): [field: Field, text: string][] {
  return [
    [['summary'], product.summary],
    [['description'], product.description],
    [['appearance'], product.appearance],
    ...product.uses.map(({ use }, at): [Field, string] => [['uses', at, 'use'], use]),
    ...product.hazards.notes.map((text, at): [Field, string] => [['hazards', 'notes', at], text]),
    ...product.exportControls.map(({ text }, at): [Field, string] => [
      ['exportControls', at, 'text'],
      text,
    ]),
    ...product.indianRules.map(({ text }, at): [Field, string] => [
      ['indianRules', at, 'text'],
      text,
    ]),
    ...product.storage.conditions.map((text, at): [Field, string] => [
      ['storage', 'value', 'conditions', at],
      text,
    ]),
  ];
}

/** What the comparisons above cannot know of a catalogue, a sentence each. */
export function unknownFacts(products: readonly Product[]): string[] {
  const list = (what: string, isUnknown: (product: Product) => boolean) => {
    const names = products.filter(isUnknown).map(({ displayName }) => displayName);
    return names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`];
  };
  return [
    ...list(
      'Formula and molar mass are not compared, as there is no structure ("smiles")',
      (product) => product.identity.smiles === undefined,
    ),
    ...list(
      'Transport is not compared with the Dangerous Goods List, as there is no UN number',
      (product) => product.transport === null,
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
    'Whether CAS number, EC number, classification and physical properties are those of the substance, no program knows: compare them with the "source" of the record.',
  ];
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../records/products/product-schema.ts';
import { publishedProducts, type ProductFile } from '../../records/products/products.ts';
import { readRecord } from '../../records/reading/read-record.ts';
import { makeProject } from '../../../tests/support/temporary-project.ts';
import { findProductProblems } from './product-problems.ts';

const ACETONE = readFileSync('tests/support/acetone.yaml', 'utf8');
/** Changes that make acetone's record one of toluene, with no unique value in common. */
const TOLUENE: Changes = [
  [/^id: .*/m, 'id: 13'],
  [/^name: .*/m, 'name: TOLUENE'],
  [/^displayName: .*/m, 'displayName: Toluene'],
  [/^summary: .*/m, 'summary: An aromatic solvent for paints, inks and adhesives.'],
  [/^synonyms:\n( {2}- .*\n)+/m, 'synonyms: [Methylbenzene]\n'],
  ['67-64-1', '108-88-3'],
  ['propan-2-one', 'methylbenzene'],
  ['200-662-2', '203-625-9'],
  ['C3H6O', 'C7H8'],
  ['CC(=O)C', 'CC1=CC=CC=C1'],
  [/^ {2}molarMass: .*\n/m, ''],
  [/boilingPoint: \{ kind: measured, value: [\d.]+/, 'boilingPoint: { kind: measured, value: 57'],
  ['NAV-DS-002', 'NAV-DS-013'],
  [/Acetone is the simplest ketone/, 'Toluene is benzene with one methyl group'],
  [/use: .*/, 'use: Solvent of gravure inks'],
  ['acetone-drum.jpg', 'toluene-drum.jpg'],
  [/alt: .*/, 'alt: Two 210-litre steel drums of toluene with flammable liquid diamonds'],
];

type Changes = readonly (readonly [from: string | RegExp, to: string])[];

function changed(text: string, changes: Changes): string {
  return changes.reduce((record, [from, to]) => {
    expect(record).toMatch(from);
    return record.replace(from, to);
  }, text);
}

/** Writes records as files of a project of their own, and reads them. */
function catalogueOf(records: Readonly<Record<string, string>>): ProductFile[] {
  const files = Object.entries(records).map(
    ([slug, text]) => [`products/${slug}.yaml`, text] as const,
  );
  makeProject(Object.fromEntries(files.map(([file, text]) => [`content/${file}`, text])));
  return files.map(([file]) => ({ file, product: readRecord(file, productSchema) }));
}

/** The problems of acetone's record with some changes. */
function problemsWith(...changes: Changes): string[] {
  const [acetone] = catalogueOf({ acetone: changed(ACETONE, changes) });
  return acetone ? findProductProblems(acetone) : [];
}

it('finds nothing in a valid record', () => {
  expect(problemsWith()).toEqual([]);
});

describe('in one record, with line, field, expected and found,', () => {
  it.each<[what: string, changes: Changes, problems: RegExp[]]>([
    [
      'the flash point of another flammable liquid',
      [['value: -20', 'value: 4']],
      [
        /^content\/products\/acetone\.yaml:\d+, properties\.flashPoint\.value: must be within 20 °C of -23 °C, .*; found 4$/,
      ],
    ],
    [
      'the flash point of a liquid that is hardly flammable',
      [['value: -20', 'value: 111']],
      [
        /flashPoint\.value: must fit the hazard statements: with 111 °C it has no statement/,
        /within 20 °C/,
        /unNumber: has class 3, which needs a flash point of at most 60/,
      ],
    ],
    [
      'no flash point',
      [
        [
          '{ kind: measured, value: -20, unit: °C, method: closed cup }',
          '{ kind: none, note: Unknown. }',
        ],
      ],
      [/flashPoint: must be measured, as the product has H225/],
    ],
    [
      'a UN number of another class',
      [
        ['UN1090', 'UN2789'],
        [/properShippingName: .*/, 'properShippingName: ACETIC ACID, GLACIAL'],
      ],
      [/unNumber: has class 8, for which the classification has no statement/],
    ],
    [
      'goods that are hazardous to the environment without a statement that says so',
      [
        ['UN1090', 'UN3082'],
        [
          /properShippingName: .*/,
          'properShippingName: ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (acetone)',
        ],
        ['packingGroup: II', 'packingGroup: III'],
        [/^ {4}- kind: iso-tank\n( {6}.*\n)+/m, ''],
      ],
      [/unNumber: has class 9, for which the classification has no statement/],
    ],
    [
      'a packing group of another flash point',
      [
        ['UN1090', 'UN1993'],
        [/properShippingName: .*/, 'properShippingName: FLAMMABLE LIQUID, N.O.S. (ACETONE)'],
        ['packingGroup: II', 'packingGroup: III'],
      ],
      [/packingGroup: must be II by a flash point/],
    ],
    [
      'a minimum order that is no number of its packages',
      [
        ['four drums (640 kg)', 'four drums (600 kg)'],
        ['One drum (160 kg)', 'A container of 90 drums (14.4 t)'],
      ],
      [
        /minimumOrder\.value\.export: says "four drums \(600 kg\)", which fits no packaging/,
        /minimumOrder\.value\.india: says "90 drums \(14\.4 t\)"/,
      ],
    ],
    [
      'a picture of a packaging that the record does not have',
      [[/alt: .*/, 'alt: Two 1,000 kg jumbo bags of acetone on a pallet']],
      [/images\.0\.alt: says "jumbo bags", which "packaging" does not have/],
    ],
    [
      'more water than the assay leaves',
      [['limit: max. 0.5', 'limit: max. 0.7']],
      [/specification\.1\.limit: must be at most 0\.5 % m\/m, as the assay of min\. 99\.5 leaves/],
    ],
    [
      'a route, which the page of the sea lanes states',
      [['evaporates quickly', 'evaporates in the Red Sea']],
      [/description: must not name the route \(Red Sea\)/],
    ],
    [
      'a hazard number of other goods',
      [['packingGroup: II', "packingGroup: II\n  hazardNumber: '30'"]],
      [/hazardNumber: must begin with 33, by class, .* \(ADR, 5\.3\.2\.3\); found "30"/],
    ],
    [
      'a hazard number without the subsidiary hazard',
      [
        ['packingGroup: II', "packingGroup: II\n  hazardNumber: '33'"],
        ['UN1090', 'UN1230'],
        [/properShippingName: .*/, 'properShippingName: METHANOL'],
        ['- DMK', '- Methanol'],
      ],
      [/hazardNumber: must begin with 33 and contain 6, by class/],
    ],
    [
      'a flash point without its statement, though it may not sustain combustion',
      [
        [/flashPoint: .*/, 'flashPoint: { kind: measured, value: 40, unit: °C }'],
        [/ {2}vapourPressure: .*\n/, ''],
        ["    - 'Flam. Liq. 2: H225'\n", ''],
        [/^transport:\n( {2}.*\n)+/m, 'transport: null\n'],
      ],
      [/with 40 °C it has H226 .* or say in "note" that it does not sustain combustion/],
    ],
    [
      'no entry for dangerous goods',
      [[/^transport:\n( {2}.*\n)+/m, 'transport: null\n']],
      [/transport: must have an entry of the IMDG Code, as H225 make dangerous goods/],
    ],
    [
      'the statement of another category of flammable liquids',
      [["'Flam. Liq. 2: H225'", "'Flam. Liq. 2: H226'"]],
      [
        /classification\.0: "Flam. Liq. 2" is not a class and category of H226/,
        /with -20 °C it has H225 .* has H226/,
      ],
    ],
    [
      'a blend that does not name what makes it hazardous',
      [
        [/^ {2}casNumber: .*\n/m, ''],
        [/^exportControls:\n( {2}.*\n)+/m, ''],
      ],
      [/identity\.contains: must name the substances of the blend that cause H336, as/],
    ],
    [
      'a stricter P301 than that of its category',
      [
        ["'STOT SE 3: H336'", "'Acute Tox. 4: H302'"],
        [
          /^exportControls:/m,
          'firstAid: { ingestion: { first: { value: Get help at once., sample: true } } }\nexportControls:',
        ],
      ],
      [/hazards\.notes: must say why the label has P301\+P310 on purpose/],
    ],
    [
      'a flammable liquid without explosive limits',
      [[/^ {2}explosiveLimits: .*\n/m, '']],
      [/explosiveLimits: must be given, as the product is flammable/],
    ],
    [
      'another structure',
      [['CC(=O)C', 'CC(C)O']],
      [/identity\.formula: must be C3H8O, as the structure/],
    ],
    [
      'another molar mass',
      [['58.079', '92.138']],
      [/identity\.molarMass: must be 58\.080 g\/mol, .*; found 92\.138/],
    ],
    [
      'the exposure limit of another substance',
      [
        [
          /^exportControls:/m,
          'exposureLimits: [{ eightHours: 50 ppm (192 mg/m³), source: EU }]\nexportControls:',
        ],
      ],
      [/exposureLimits\.0\.eightHours: must be about 120 mg\/m³ for 50 ppm/],
    ],
    [
      'a salt and a hydrate that the formula lacks',
      [
        [/^name: .*/m, 'name: SODIUM ACETONE MONOHYDRATE'],
        [/^displayName: .*/m, 'displayName: Sodium acetone monohydrate'],
        [/- file: /, '- file: sodium-acetone-monohydrate-'],
        ['- DMK', '- Acetone'],
      ],
      [
        /formula: must contain ·H2O, as the name says "MONOHYDRATE"/,
        /formula: must contain Na, as the name says "SODIUM"/,
      ],
    ],
  ])('it finds %s', (_what, changes, problems) => {
    const found = problemsWith(...changes);
    for (const problem of problems) expect(found).toContainEqual(expect.stringMatching(problem));
    expect(found).toHaveLength(problems.length);
  });

  it.each<[what: string, changes: Changes]>([
    [
      'explosive limits that no source has',
      [[/explosiveLimits: .*/, 'explosiveLimits: { kind: none, note: No source has them. }']],
    ],
    [
      'a boiling point under reduced pressure',
      [
        [
          /boilingPoint: .*/,
          'boilingPoint: { kind: measured, value: -30, unit: °C, condition: at 2 kPa }',
        ],
      ],
    ],
    [
      'a toxic gas with the subsidiary hazards that the list has for it',
      [
        ['physicalState: liquid', 'physicalState: gas'],
        [/boilingPoint: .*/, 'boilingPoint: { kind: measured, value: -34, unit: °C }'],
        [
          /classification:\n( {4}- .*\n)+/,
          "classification: ['Ox. Gas 1: H270', 'Acute Tox. 3: H331', 'Aquatic Acute 1: H400']\n",
        ],
        [
          /^packaging:\n( {2}.*\n)+/m,
          'packaging: { sample: true, value: [{ kind: cylinder, name: 640 kg cylinder, material: carbon steel, netMassKg: 640, unitsPerContainer: 20 }] }\n',
        ],
        [/alt: .*/, 'alt: Two cylinders, one of them with its cap beside it'],
        ['One pallet of four drums (640 kg)', 'One cylinder (640 kg)'],
        ['One drum (160 kg)', 'One cylinder (640 kg)'],
        [
          /^transport:\n( {2}.*\n)+/m,
          'transport: { unNumber: UN1017, properShippingName: CHLORINE, packingGroup: null }\n',
        ],
      ],
    ],
    [
      'a gas oil, which has H226 up to 75 °C',
      [
        [/flashPoint: .*/, 'flashPoint: { kind: measured, value: 66, unit: °C }'],
        [/ {2}vapourPressure: .*\n/, ''],
        [/boilingPoint: .*/, 'boilingPoint: { kind: none, note: It boils over a range. }'],
        ["'Flam. Liq. 2: H225'", "'Flam. Liq. 3: H226'"],
        [/^transport:\n( {2}.*\n)+/m, 'transport: null\n'],
      ],
    ],
    [
      'what does not sustain combustion',
      [
        [
          /flashPoint: .*/,
          'flashPoint: { kind: measured, value: 40, unit: °C, note: It does not sustain combustion. }',
        ],
        [/ {2}vapourPressure: .*\n/, ''],
        ["    - 'Flam. Liq. 2: H225'\n", ''],
        [/^transport:\n( {2}.*\n)+/m, 'transport: null\n'],
      ],
    ],
    [
      'a class of the list for which CLP has no statement',
      [
        ['UN1090', 'UN2967'],
        [/properShippingName: .*/, 'properShippingName: SULPHAMIC ACID'],
        ['packingGroup: II', 'packingGroup: III'],
        ['notes: []', 'notes: [The list has it in class 8.]'],
      ],
    ],
    [
      'the only packing group that the list has for a name',
      [
        ['UN1090', 'UN1261'],
        [/properShippingName: .*/, 'properShippingName: NITROMETHANE'],
        [/flashPoint: .*/, 'flashPoint: { kind: measured, value: 35, unit: °C }'],
        [/ {2}vapourPressure: .*\n/, ''],
        ["'Flam. Liq. 2: H225'", "'Flam. Liq. 3: H226'"],
      ],
    ],
    [
      'a name in brackets after N.O.S.',
      [
        ['UN1090', 'UN1993'],
        [/properShippingName: .*/, 'properShippingName: FLAMMABLE LIQUID, N.O.S. (acetone)'],
      ],
    ],
  ])('it accepts %s', (_what, changes) => {
    expect(problemsWith(...changes)).toEqual([]);
  });
});

it.each([
  ['casNumber', '67-64-1', '108-88-3', 'identity.casNumber'],
  ['EC number', '200-662-2', '203-625-9', 'identity.ecNumber'],
  ['synonym', '- DMK\n', '- Methylbenzene\n', 'synonyms.0'],
  ['IUPAC name', 'iupacName: propan-2-one', 'iupacName: methylbenzene', 'identity.iupacName'],
  ['structure', 'CC(=O)C\n', 'CC1=CC=CC=C1\n', 'identity.smiles'],
  ['properties', /(?<=boilingPoint: .*value: )[\d.]+/, '57', 'properties'],
])('finds the %s of another product', (_what, own, other, field) => {
  const catalogue = catalogueOf({
    acetone: changed(ACETONE, [[own, other]]),
    toluene: changed(ACETONE, TOLUENE),
  });
  expect(() => publishedProducts(catalogue)).toThrow(
    new RegExp(
      `content/products/toluene\\.yaml:\\d+, ${field}: must differ from that of content/products/acetone\\.yaml: correct the one that is wrong; found`,
    ),
  );
});

it('rejects a density that is wrong by a factor of ten, and a net mass that leaves a drum a quarter empty', () => {
  const read =
    (...changes: Changes) =>
    () =>
      catalogueOf({ acetone: changed(ACETONE, changes) });
  const offByTen =
    /acetone\.yaml:\d+, properties\.density\.value: must be 0\.5 to 3\.5 g\/cm³ for a liquid/;
  expect(read(['0.7915', '7.915'])).toThrow(offByTen);
  expect(read(['0.7915', '0.07915'])).toThrow(offByTen);
  expect(read(['netMassKg: 160', 'netMassKg: 120'])).toThrow(
    /netMassKg: makes 152 L at 20 °C, less than three quarters/,
  );
});

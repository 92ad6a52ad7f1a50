import { describe, expect, it } from 'vitest';
import { specimenRecord } from '../../../tests/support/catalogue.ts';
import { ContentError, parseRecord } from '../reading/read-record.ts';
import { productSchema } from './product-schema.ts';
import { productSlug } from './product-slug.ts';

const FILE = 'products/acetone.yaml';

/** Fields whose errors are reported at another field. */
const NAMED_OTHERWISE: Record<string, string> = {
  'grades.sample': 'grades:',
  'properties.flashPoint.kind': 'properties.flashPoint',
  'identity.itcHsCode': 'identity.itcHsCode',
  'storage.value.temperatureLimits': 'storage.value.temperatureLimits.highest:',
};

/**
 * Parses the test record with one field (a path such as `identity.casNumber`) replaced, or left out when the value is
 * undefined. Returns the error message.
 */
function messageWith(field: string, value: unknown): string {
  const record = specimenRecord();
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  let target = record;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(target, last);
  else target[last] = value;
  try {
    parseRecord(FILE, productSchema, record);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message;
  }
  return '';
}

describe('productSlug', () => {
  it.each([
    ['ACETONE', 'acetone'],
    ['ISOPROPYL ALCOHOL (IPA)', 'isopropyl-alcohol-ipa'],
    ['MALEIC ANHYDRIDE', 'maleic-anhydride'],
  ])('writes %s as %s', (name, slug) => {
    expect(productSlug(name)).toBe(slug);
  });
});

describe('productSchema', () => {
  it('accepts a valid record', () => {
    expect(messageWith('id', 2)).toBe('');
  });

  it.each([
    'max. 0.002',
    '7.5 to 9.0',
    '98.0 to 118.0',
    '+24.8 to +25.3',
    '-25.0 to -29.0',

    'Clear and colourless',
  ])('accepts the limit %s', (limit) =>
    expect(messageWith('grades.value.0.specification.0.limit', limit)).toBe(''),
  );

  it('rejects two grades of one name', () => {
    const { grades } = specimenRecord() as { grades: { value: object[] } };
    expect(messageWith('grades.value', [grades.value[0], grades.value[0]])).toMatch(
      /a name of its own/,
    );
  });

  it.each([
    ['identity.hsCode', undefined, /is missing; it must be a text/],
    ['identity.casNumber', '67-64-2', /right check digit/],
    ['identity.ecNumber', '200-662-3', /right check digit/],
    ['identity.hsCode', 291411, /must be a text \(in the file: put the number in quotes/],
    ['slug', 'aceton', /is not a field of this record/],
    ['grades.value.0.specification.0.limit', '99.5 min', /must look like "min. 99.5"/],
    ['grades.value.0.specification.0.limit', 'min. 99.5 %', /must look like "min. 99.5"/],
    ['grades.value.0.specification.0.limit', 'min. 995', /must be at most 120 %/],
    ['grades.value.0.specification.0.limit', '8.8 to 7.5', /must have the lower figure first/],
    ['grades.value.0.specification.1.parameter', 'Assay', /must not occur twice/],
    [
      'storage.value.temperatureLimits',
      { lowest: 25, highest: 15, reason: 'It freezes.' },
      /must be above the lower limit/,
    ],
    ['transport.portableTank', 'T99', /must look like T4/],
    ['properties.vapourPressure.value', -24, /must be at least 0/],
    ['properties.boilingPoint.value', -100, /above the melting point/],
    ['physicalState', 'solid', /must fit the melting point of -/],
    ['displayName', 'Propanone', /the name "ACETONE" in ordinary letters/],
    ['properties.flashPoint.unit', '°F', /must be °C/],
    ['properties.flashPoint', undefined, /must be measured, or decomposes/],
    ['properties.flashPoint.kind', 'unknown', /must be measured, or decomposes/],
    ['properties.flashPoint.value', undefined, /is missing; it must be a number/],
    ['hazards.classification.0', 'Flam. Liq. 2: H999', /"H999" is not a hazard statement/],
    ['hazards.supplementalStatements.0', 'H225', /must be a code such as EUH066/],
    ['hazards.classification.0', 'Flam. Liq. 2', /must name its hazard statement/],
    [
      'hazards.classification',
      ['STOT RE 2: H373'],
      /must name the organs or the substance of H373/,
    ],
    ['hazards.signalWord', 'Warning', /is not a field of this record/],
    ['transport.unNumber', '1090', /must look like UN1090/],
    ['transport.imdgClass', '3', /is not a field of this record/],
    ['transport.subsidiaryHazards', ['8'], /must be left out/],
    ['transport.properShippingName', 'ACETONE or ACETONE SOLUTION', /must be one name in capitals/],
    ['transport.properShippingName', 'Acetone', /must be one name in capitals/],
    ['transport.packingGroup', 'IV', /must be I or II or III/],
    ['transport', undefined, /is missing; it must be a group of fields/],
    ['grades.sample', undefined, /must be an example or have a source/],
    ['packaging.value.0.netMassKg', '160 kg', /must be a number such as/],
    ['packaging.value.0.netMassKg', -1, /must be more than 0/],
    [
      'packaging.value.0.netMassKg',
      170,
      /makes 215 L at 20 °C; it must be at most 206 L of the 217 L/,
    ],
    ['packaging.value.0.capacityLitres', undefined, /must say how many litres it holds/],
    ['incoterms.value.0', 'DDU', /must be EXW or FCA or/],
    [
      'identity.itcHsCode',
      { value: '29051220', source: 'Customs Tariff Act' },
      /must begin with the HS code 291411/,
    ],
    ['properties.vapourPressure.source', 'hearsay', /must be named in the record's own "source"/],
    ['properties.vapourPressure.unit', 'mmHg', /must be kPa/],
    ['properties.explosiveLimits.highest', 1, /must be above the lower limit/],
    ['images.0.file', 'toluene-drum.jpg', /must begin with "acetone-"/],
    ['images.0.alt', '', /must say what is seen/],
    [
      'images',
      [{ file: 'acetone-label.jpg', alt: 'The label of a drum of acetone', onCard: false }],
      /must have a picture for the card/,
    ],
    ['summary', 'a solvent', /must be a sentence/],
    ['category', 'solvent', /is not a field of this record/],
  ] as const)('rejects %s = %j with file, field and expectation', (field, value, expectation) => {
    const message = messageWith(field, value);
    expect(message).toContain(
      `content/products/acetone.yaml, ${NAMED_OTHERWISE[field] ?? `${field}:`}`,
    );
    expect(message).toMatch(expectation);
  });
});

import { expect, it } from 'vitest';
import { specimenRecord } from '../../../tests/support/catalogue.ts';
import { productSchema } from './product-schema.ts';
import { productTransport } from './product-transport.ts';

const entry = (unNumber: string, properShippingName: string, packingGroup: string | null) => ({
  unNumber,
  properShippingName,
  packingGroup,
});

it('takes the subsidiary hazards from the record where the list has both', () => {
  const nitricAcid = { ...entry('UN2031', 'NITRIC ACID', 'II'), subsidiaryHazards: [] };
  expect(productTransport.parse(nitricAcid)).toMatchObject({ subsidiaryHazards: [] });
});

it.each([
  [entry('UN9999', 'ACETONE', 'II'), 'unNumber', /must be a number of the Dangerous Goods List/],
  [
    entry('UN1294', 'ACETONE', 'II'),
    'properShippingName',
    /must be "TOLUENE", as the UN number is UN1294: correct the one that is wrong/,
  ],
  [
    entry('UN1993', 'FLAMMABLE LIQUID, N.O.S.', 'II'),
    'properShippingName',
    /must have the technical name in brackets/,
  ],
  [
    entry('UN1090', 'ACETONE', 'III'),
    'packingGroup',
    /must be II, as the Dangerous Goods List has it for UN1090 ACETONE/,
  ],
  [entry('UN2031', 'NITRIC ACID', 'II'), 'subsidiaryHazards', /must list the classes/],
  [
    { ...entry('UN1090', 'ACETONE', 'II'), subsidiaryHazards: ['8'] },
    'subsidiaryHazards',
    /must be left out/,
  ],
])('rejects %j', (record, field, message) => {
  expect(productTransport.safeParse(record).error?.issues).toEqual([
    expect.objectContaining({ path: [field], message: expect.stringMatching(message) as string }),
  ]);
});

it('takes toxicity to water for a marine pollutant', () => {
  const record = specimenRecord() as { hazards: Record<string, unknown> };
  expect(productSchema.parse(record).transport).toMatchObject({ isMarinePollutant: false });
  record.hazards['classification'] = ['Aquatic Chronic 2: H411'];
  expect(productSchema.parse(record).transport).toMatchObject({ isMarinePollutant: true });
});

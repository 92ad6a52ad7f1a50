import { expect, it } from 'vitest';
import { company } from './company.ts';
import { parseRecord, readYaml } from './reading/read-record.ts';

type Raw = { trade: Record<string, unknown> };

/** Returns the company's record with some trade fields replaced. */
function companyWith(trade: Record<string, unknown>) {
  const record = readYaml('company.yaml') as Raw;
  return parseRecord('company.yaml', company.schema, {
    ...record,
    trade: { ...record.trade, ...trade },
  });
}

const iso = { name: 'ISO 9001:2015', number: '4711', issuer: 'A certifier' };

it('has no trade fact that is a sample', () => {
  const sample = (value: unknown) => ({ value, sample: true });
  const { trade } = companyWith({
    shipping: [sample({ term: 'Free time', value: '14 days' })],
    certificates: [sample(iso)],
    registrations: [sample({ name: 'IEC', value: 'AAAAA0000A' })],
    portsServed: sample(['Rotterdam']),
    paymentTerms: sample('In advance'),
    samplePolicy: sample('Free'),
    priceValidity: sample('A week'),
    inspection: sample('By PVoC'),
    carriers: sample(['A line']),
    contactPerson: sample({ name: 'A person', role: 'Exports' }),
    furtherChemicals: sample([{ name: 'Xylene' }]),
    people: [sample({ name: 'A person', role: 'Exports', since: 2018 })],
    references: [sample({ company: 'A buyer', country: 'Kenya', since: 2018 })],
    fraudNotice: sample('Call us.'),
    inIndia: sample({ delivery: 'Delivered', gst: '18 %' }),
  });
  expect(trade).toEqual({
    shipping: [],
    certificates: [],
    registrations: [],
    portsServed: null,
    paymentTerms: null,
    samplePolicy: null,
    priceValidity: null,
    inspection: null,
    carriers: null,
    people: [],
    references: [],
    fraudNotice: null,
    inIndia: null,
    contactPerson: null,
    furtherChemicals: null,
  });
});

it('has the trade facts with a source, and no others', () => {
  const { trade } = companyWith({
    certificates: [
      { value: iso, source: 'the certificate' },
      { value: { ...iso, name: 'Kosher' }, sample: true },
    ],
    paymentTerms: { value: 'Letter of credit at sight', source: 'the owner' },
  });
  expect(trade.certificates).toEqual([iso]);
  expect(trade.paymentTerms).toBe('Letter of credit at sight');
});

it.each([
  ['says neither that it is a sample nor where it comes from', { value: 'In advance' }],
  ['is a sample, and wrong all the same', { value: '', sample: true }],
])('refuses a field that %s', (_what, paymentTerms) => {
  expect(() => companyWith({ paymentTerms })).toThrow(/trade\.paymentTerms/);
});

/** Parses the company's record with another value of a field. */
const withValue = (field: string, value: string) =>
  parseRecord('company.yaml', company.schema, {
    ...(readYaml('company.yaml') as Raw),
    [field]: { value, sample: true },
  });

it.each([
  [' ', 'must not be empty'],
  ['A bell\u0007', 'has a control character'],
  ['\u202Edrawkcab', 'has a control character'],
])('rejects the name %j', (name, problem) => {
  expect(() => withValue('name', name)).toThrow(`name.value: ${problem}`);
});

it.each(['+912226540199', '+91 22 2654 0199', '+91 (22) 2654-0199'])(
  'reads the telephone number %s in E.164',
  (phone) => {
    expect(withValue('phone', phone).phone).toBe('+912226540199');
  },
);

it.each([
  ['022 2654 0199', "must be + and the country's code"],
  ['+91 22 2654 0199 ext. 12', "must be + and the country's code"],
  ['+91 22 2654 019', 'must be a number of its country'],
])('rejects the telephone number %s', (phone, problem) => {
  expect(() => withValue('phone', phone)).toThrow(`phone.value: ${problem}`);
});

it.each([
  ['without the field', undefined, undefined],
  ['while it is a sample', { value: '+912255550147', sample: true }, null],
  ['once the owner has given it', { value: '+919820055501', source: 'owner' }, '+919820055501'],
])('has the WhatsApp number %s: %o -> %s', (_when, whatsapp, expected) => {
  const record = readYaml('company.yaml') as Raw;
  const parsed = parseRecord('company.yaml', company.schema, { ...record, whatsapp });
  expect(parsed.whatsapp).toBe(expected);
});

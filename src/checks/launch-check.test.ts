import { describe, expect, it } from 'vitest';
import {
  findClaims,
  findSampleNames,
  findSamples,
  groupFindings,
  findFirstFields,
} from './launch-check.ts';

describe('findSamples, findClaims', () => {
  it('find samples and claims at any depth, with their place', () => {
    const record = {
      phone: { value: '+912255550147', sample: true },
      address: { building: { value: 'Samudra Chambers', sample: true } },
      counters: [
        { target: { value: 50, source: 'specification', confirm: '50+ years of experience' } },
      ],
    };
    expect(findSamples('content/company.yaml', record)).toEqual([
      { where: 'content/company.yaml: phone', what: '+912255550147' },
      { where: 'content/company.yaml: address.building', what: 'Samudra Chambers' },
    ]);
    expect(findClaims('content/company.yaml', record)).toEqual([
      { where: 'content/company.yaml: counters.0.target', what: '50+ years of experience' },
    ]);
  });

  it('find no claim that was confirmed', () => {
    const claim = { value: 50, source: 'specification', confirm: '50+ years of experience' };
    const confirmed = { by: 'A. Partner', on: '2026-12-01' };
    expect(findClaims('x.yaml', { target: claim })).toHaveLength(1);
    expect(findClaims('x.yaml', { target: { ...claim, confirmed } })).toEqual([]);
  });

  it('find nothing in a record whose values have sources', () => {
    const record = { cas: { value: '67-64-1', source: 'CAS' } };
    expect(findSamples('x.yaml', record)).toEqual([]);
    expect(findClaims('x.yaml', record)).toEqual([]);
  });
});

it('finds invented names in texts, but not where they are marked as samples', () => {
  const record = {
    name: { value: 'Navsagar', sample: true },
    legalName: { value: 'Navsagar Chemicals LLP', source: 'the owner' },
    paragraphs: ['We work in Samudra Chambers.', 'We work in Mumbai.'],
    picture: { file: 'pages/navsagar.jpg', alt: 'A ship' },
  };
  expect(findSampleNames('content/company.yaml', record).map(({ where }) => where)).toEqual([
    'content/company.yaml: legalName.value',
    'content/company.yaml: paragraphs.0',
  ]);
});

it('groups findings by field: of all products, and of the entries of a list', () => {
  const finding = (where: string) => ({ where, what: 'as found' });
  expect(
    groupFindings(
      [
        'content/products/acetone.yaml: grades',
        'content/company.yaml: name',
        'content/products/phenol.yaml: grades',
        'content/solutions.yaml: 0.points.1',
        'content/solutions.yaml: 2.points.0',
        'content/products/phenol.yaml: terms',
      ].map(finding),
    ),
  ).toEqual([
    { where: 'content/products/*.yaml: grades', what: '2 values' },
    { where: 'content/company.yaml: name', what: 'as found' },
    { where: 'content/solutions.yaml: *.points.*', what: '2 values' },
    { where: 'content/products/phenol.yaml: terms', what: 'as found' },
  ]);
});

it('puts the fields first whose absence loses most orders', () => {
  const samples = [
    'company.yaml: name',
    'products/acetone.yaml: origin',
    'company.yaml: emergencyPhone',
  ];
  const found = findFirstFields(samples.map((where) => ({ where, what: '-' })));
  expect(found.map(({ where }) => where)).toEqual([samples[2], samples[1]]);
});

import { expect, it } from 'vitest';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import * as content from '../content.ts';
import { ruleFacts, supplyTerms } from './product-facts.ts';

const company = content.company();
const termsWith = (trade: Partial<typeof company.trade>) =>
  supplyTerms(SPECIMEN, { ...company, trade: { ...company.trade, ...trade } });

it('supplyTerms leaves out terms that the company has not stated', () => {
  const nothing = { certificates: [], paymentTerms: null, samplePolicy: null };
  expect(termsWith(nothing)).toEqual([
    {
      term: 'Incoterms 2020, others on request',
      value: `FCA ${company.portOfLoading} (gate named in the offer); CPT or CIP named port of destination`,
    },
    { term: 'Minimum order for export', value: SPECIMEN.minimumOrder.export },
    { term: 'Minimum order in India', value: SPECIMEN.minimumOrder.india },
    { term: 'Lead time', value: SPECIMEN.leadTime },
  ]);
});

it('supplyTerms has the terms that the company has stated', () => {
  const terms = termsWith({
    certificates: [{ name: 'ISO 9001:2015', number: '4711', issuer: 'A certifier' }],
    paymentTerms: 'Letter of credit at sight',
    samplePolicy: 'One litre, carriage paid',
  });
  expect(terms.slice(4)).toEqual([
    { term: 'Payment', value: 'Letter of credit at sight' },
    { term: 'Samples', value: 'One litre, carriage paid' },
    { term: 'Certificates', value: 'ISO 9001:2015 (4711, A certifier)' },
  ]);
});

it('ruleFacts has the earliest day on which a rule was read, and none if one has never been read', () => {
  const rule = (readOn?: string) => ({ text: 'A rule.', source: 'A law', readOn });
  const exportControls = [rule('2026-11-27'), rule('2026-02-01')];
  const facts = ruleFacts({
    ...SPECIMEN,
    exportControls,
    indianRules: [...exportControls, rule()],
  });
  expect(facts.map(({ term }) => term)).toEqual([
    'Export controls, as of 1 February 2026',
    'In India',
  ]);
});

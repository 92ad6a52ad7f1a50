import { expect, test } from 'vitest';
import { normaliseEnquiry } from '../records/enquiries/enquiry.ts';
import { columnsOf, quotationOf } from './enquiry-columns.ts';

test('an enquiry that was stored before there were lines has one line, or none', () => {
  const quotation = '{"asks":"price","grade":"Technical","quantity":"2","destination":"Dubai"}';
  expect(quotationOf({ product: 'acetone', quotation })).toEqual({
    ...{ asks: 'price', destination: 'Dubai' },
    lines: [{ product: 'acetone', grade: 'Technical', quantity: '2' }],
  });
  expect(quotationOf({ product: '', quotation: null })).toEqual({ lines: [] });
});

test('an enquiry of one line is stored as before', () => {
  const form = { name: 'Asha', product: 'acetone', quantity: '2', asks: 'price' };
  const columns = columnsOf(normaliseEnquiry(form));
  expect(columns).toMatchObject({ name: 'Asha', company: '', product: 'acetone' });
  expect(columns.quotation).toBe('{"asks":"price","quantity":"2"}');
  expect(columnsOf(normaliseEnquiry({})).quotation).toBeNull();
});

test('lines are read back in their order, without empty ones', () => {
  const form = { 'quantity.2': ' 5 ', 'product.4': 'acetone', 'wanted.5': 'Xylene', gstin: '27A' };
  expect(quotationOf(columnsOf(normaliseEnquiry(form)))).toEqual({
    gstin: '27A',
    lines: [{ quantity: '5' }, { product: 'acetone' }, { wanted: 'Xylene' }],
  });
});

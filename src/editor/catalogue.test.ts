import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productSchema } from '../records/products/product-schema.ts';
import { sharedTexts } from '../records/products/shared-texts.ts';
import { listRecordFiles, parseRecord } from '../records/reading/read-record.ts';
import { makeProject } from '../../tests/support/temporary-project.ts';
import { copyProduct } from './catalogue.ts';
import { openRecord, readData, saveRecord } from './records.ts';
import { withoutChanged } from './to-confirm.ts';

type Copy = { toConfirm: string[] };

it('a copied product is not shown before each value of its model is confirmed or changed', async () => {
  const files = listRecordFiles().map((file) => `content/${file}`);
  makeProject(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
  const [model = ''] = listRecordFiles('products/*.yaml');
  const { record } = await copyProduct(model, 'Trial solvent');
  const copy = readData(record) as Copy;
  const limit = 'grades.value.0.specification.0.limit';
  for (const place of ['packaging.value.0.netMassKg', 'shelfLife.value.months', 'source', limit])
    expect(copy.toConfirm).toContain(place);
  for (const place of ['id', 'displayName', 'dataSheet.value.number'])
    expect(copy.toConfirm).not.toContain(place);

  const show = (data: object) => () =>
    parseRecord(record, productSchema, { ...copy, ...data, published: true });
  expect(show({})).toThrow(`must wait: ${copy.toConfirm.length} values from the model are left`);
  expect(show({ toConfirm: [] })).not.toThrow('must wait');

  const { hash, problems } = openRecord(record);
  expect(problems).not.toEqual([]);
  const { toConfirm, ...confirmed } = copy;
  expect(toConfirm).not.toEqual([]);
  const saved = await saveRecord(record, hash, confirmed, copy);
  expect(saved.problems.filter(({ message }) => message.startsWith('has "'))).toEqual([]);
  expect(sharedTexts().texts.some(({ products }) => products.includes('trial-solvent'))).toBe(true);
});

it('a changed value is no longer to be confirmed, and one in an entry that moved still is', () => {
  const [first, second] = [
    { name: 'Assay', limit: 'max. 5' },
    { name: 'Water', limit: 'max. 5' },
  ];
  const toConfirm = ['summary', 'rows.0.limit', 'rows.1.name', 'rows.1.limit'];
  const old = { toConfirm, summary: 'As the model.', rows: [first, second] };
  const after = (later: object) => withoutChanged(old, { ...old, ...later })['toConfirm'];
  expect(after({})).toEqual(toConfirm);
  expect(after({ summary: 'Its own.' })).toEqual(toConfirm.slice(1));
  expect(after({ rows: [first, { ...second, limit: 'max. 4' }] })).toEqual(toConfirm.slice(0, 3));
  expect(after({ rows: [second, first] })).toEqual([
    ...['summary', 'rows.1.limit', 'rows.0.name', 'rows.0.limit'],
  ]);
  expect(after({ rows: [first] })).toEqual(['summary', 'rows.0.limit']);
  expect(after({ toConfirm: [] })).toBeUndefined();
});

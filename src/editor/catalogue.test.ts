import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { listRecordFiles } from '../records/reading/read-record.ts';
import { makeProject } from '../../tests/support/temporary-project.ts';
import { copyProduct } from './catalogue.ts';
import { findCopied, readData, writeText } from './records.ts';

it('a copied product lists what it still has from its model', async () => {
  const files = listRecordFiles().map((file) => `content/${file}`);
  makeProject(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
  const [model = ''] = listRecordFiles('products/*.yaml');
  const { record } = await copyProduct(model, 'Trial solvent');
  const copied = findCopied(record);
  const places = copied.map(({ field }) => field.join('.'));
  for (const place of ['packaging.value.0.netMassKg', 'summary', 'source'])
    expect(places).toContain(place);

  const changed = { ...readData(record), summary: 'It is like no other product.' };
  await writeText(record, stringify(changed));
  expect(findCopied(record).length).toBe(copied.length - 1);
});

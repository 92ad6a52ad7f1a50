import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  ContentError,
  listRecordFiles,
  parseRecord,
  valuesIn,
  withDraft,
} from '../records/reading/read-record.ts';
import { schemaOfRecord } from '../checks/record-kinds.ts';
import { withValue } from '../../tests/support/with-value.ts';
import { labelsOf } from './labels.ts';
import { findProblems, listRecords, problemOf, readText, schemaOf } from './records.ts';
import { search } from './search.ts';
import { inOwnersWords } from './words.ts';

/** Words that no sentence for the owner has: paths, names in the code, commands, types. */
const OF_PROGRAMMERS =
  /content\/|images\/|docs\/|[A-Z]_[A-Z]|structured data|\.(ya?ml|jpg|svg|pdf|ts)\b|[[\]]|\b(?!m?Pa\b|p[HK]a?\b|mL\b|kJ\b|e[A-Z])[a-z]{2,}[A-Z][a-z]|YAML|\bnpm\b|\bgit\b|\bnull\b|\bundefined\b|\btrue or\b|\bslug\b|in the file|Invalid|expected/;
/** Values that a form can have, most of them wrong. */
const TYPED = [undefined, '', 'wrong, 0,31', -1e6, null, [], {}];

const linesOf = (record: string, data: unknown): readonly string[] => {
  try {
    parseRecord(record, schemaOfRecord(record), data);
    return [];
  } catch (error) {
    return error instanceof ContentError ? error.problems : [String(error)];
  }
};

const records = listRecords();
const oneProduct = listRecordFiles('products/*.yaml')[0] ?? '';

describe.each([...listRecordFiles('{*,pages/*}.yaml'), oneProduct])('mistakes in %s', (record) => {
  it('are told by the labels of the form', () => {
    const data: unknown = parse(readText(record));
    const told = new Set<string>();
    for (const [index, { field }] of [...valuesIn(data)].slice(1).entries()) {
      const value = TYPED[index % TYPED.length];
      for (const line of linesOf(record, withValue(data, field, value)))
        told.add(problemOf(line).message);
    }
    expect(told.size).toBeGreaterThan(0);
    expect([...told].filter((message) => OF_PROGRAMMERS.test(message))).toEqual([]);
  });
});

it('a copied product shows all its mistakes at once, in the words of the forms', () => {
  const catalogue = records.filter(({ group }) => group === 'Products');
  const [model = '', record = ''] = [catalogue[0], catalogue.at(-1)].map(
    (one) => one?.record ?? '',
  );
  const [data, { id, name, displayName }] = [model, record].map(
    (one) => parse(readText(one)) as Record<string, unknown>,
  ) as [Record<string, unknown>, Record<string, unknown>];
  const copy = { ...data, id, name, displayName, images: [] };
  const found = withDraft(record, stringify(copy), findProblems).filter(
    (problem) => problem.record === record,
  );
  const fieldsOf = (name: string) => found.filter(({ field }) => field[0] === name);
  // The missing picture does not hide the copied texts.
  expect(fieldsOf('images')).toHaveLength(1);
  expect(fieldsOf('description').length).toBeGreaterThan(0);
  expect(found.filter(({ message }) => OF_PROGRAMMERS.test(message))).toEqual([]);
});

it('descriptions of fields are in the words of the owner', () => {
  const told = records.flatMap(({ record }) =>
    [...valuesIn(schemaOf(record))].flatMap(({ field, value }) =>
      /description|title/.test(field.at(-1) ?? '') && typeof value === 'string'
        ? value.replaceAll(/\{\w+\}/g, '')
        : [],
    ),
  );
  expect([...new Set(told)].filter((text) => OF_PROGRAMMERS.test(text))).toEqual([]);
});

it('fields are named as in the form', () => {
  const schema = schemaOf(oneProduct);
  const density = ['properties', 'density', 'value'];
  expect(labelsOf(schema, density)).toBe('Properties > Density > Value');
  expect(labelsOf(schema, ['grades', 'value', '1', 'name'])).toBe('Grades > 2 > Name');
  expect(inOwnersWords('as in "hazards.notes" (in the file: "a: b")', schema, String)).toBe(
    'as in “Hazards > Notes”',
  );
});

it('a search says how many fields have the words, of which it shows the first', () => {
  const { hits, count } = search('');
  expect(hits.length).toBeLessThan(count);
  expect(search('Density').hits[0]?.place).toMatch(/Density/);
});

it('fields that name products offer those that exist', () => {
  const listOf = (record: string) => JSON.stringify(schemaOf(record)).match(/"list":"products"/g);
  expect([oneProduct, 'shared-texts.yaml', 'pages/home.yaml'].map(listOf)).not.toContain(null);
});

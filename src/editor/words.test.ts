import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  ContentError,
  listRecordFiles,
  parseRecord,
  valuesIn,
  withDraft,
} from '../records/reading/read-record.ts';
import { RECORD_KINDS } from '../checks/record-kinds.ts';
import { productSchema } from '../records/products/product-schema.ts';
import { fieldLabels } from './labels.ts';
import { findProblems, listRecords, problemOf, readText, schemaOf } from './records.ts';
import { inOwnersWords } from './words.ts';

/** Words that no sentence for the owner has: paths, names in the code, commands, types. */
const OF_PROGRAMMERS =
  /content\/|images\/|\.(ya?ml|jpg|svg|pdf|ts)\b|[[\]]|\b(?!m?Pa\b|p[HK]a?\b|mL\b|kJ\b|e[A-Z])[a-z]{2,}[A-Z][a-z]|YAML|\bnpm\b|\bgit\b|\bnull\b|\bundefined\b|\btrue or\b|\bslug\b|in the file|Invalid|expected/;
/** Values that a form can have, most of them wrong. */
const TYPED = [undefined, '', 'wrong, 0,31', -1e6, null, [], {}];

/** Returns data with another value in one field. */
function withValue(
  data: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const copy = structuredClone(data) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? value : withValue(copy[name], rest, value);
  return copy;
}

const linesOf = (record: string, data: unknown): readonly string[] => {
  const schema = RECORD_KINDS.find(({ file }) => file === record)?.schema ?? productSchema;
  try {
    parseRecord(record, schema, data);
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
        told.add(problemOf(line, records).message);
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

it('fields are named as in the form', () => {
  const schema = schemaOf(oneProduct);
  expect(fieldLabels(schema, ['properties', 'density', 'value'])).toEqual([
    'Properties',
    'Density',
    'Value',
  ]);
  expect(fieldLabels(schema, ['grades', 'value', '1', 'name'])).toEqual(['Grades', '2', 'Name']);
  expect(inOwnersWords('as in "hazards.notes" (in the file: "a: b")', schema, [])).toBe(
    'as in “Hazards > Notes”',
  );
});

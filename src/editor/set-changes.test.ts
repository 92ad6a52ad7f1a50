import { readFileSync } from 'node:fs';
import { createSchemaUtils } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { listRecordFiles, valuesIn } from '../records/reading/read-record.ts';
import { withValue } from '../../tests/support/with-value.ts';
import { FORM_STATE, VALIDATOR } from './page/form-state.ts';
import { schemaOf } from './records.ts';
import { STYLE, withChanges } from './set-changes.ts';

/** Returns the text of a record in the form in which records are written. */
const textOf = (record: string) =>
  parseDocument(readFileSync(`content/${record}`, 'utf8')).toString(STYLE);

/** Returns the lines of a text that another one does not have in the same place. */
function linesThatDiffer(one: string, other: string): string[] {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  return lines.filter((line, index) => line !== others[index]);
}

describe('a record', () => {
  const records = listRecordFiles();

  it.each(records)('%s is the same when its form is saved unchanged', (record) => {
    const text = textOf(record);
    const schema = schemaOf(record);
    const form = createSchemaUtils(VALIDATOR, schema, FORM_STATE);
    expect(withChanges(text, form.getDefaultFormState(schema, parse(text)))).toBe(text);
  });

  const change = fc.constantFrom(...records).chain((record) => {
    const text = textOf(record);
    const data: unknown = parse(text);
    const texts = [...valuesIn(data)].filter(({ value }) => typeof value === 'string');
    return fc.record({
      text: fc.constant(text),
      data: fc.constant(data),
      place: fc.constantFrom(...texts),
    });
  });

  it('changes in one line when a text changes', () => {
    const words = fc.oneof(
      fc.lorem({ maxCount: 40 }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    );
    fc.assert(
      fc.property(change, words, ({ text, data: old, place }, typed) => {
        const value = typed.trim();
        fc.pre(value !== '' && value !== place.value);
        const data = withValue(old, place.field, value);
        const changed = withChanges(text, data);
        expect(parse(changed)).toEqual(data);
        expect(linesThatDiffer(text, changed)).toHaveLength(1);
        expect(linesThatDiffer(changed, text)).toHaveLength(1);
      }),
    );
  });

  it('keeps any value exactly', () => {
    const any = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true }), fc.boolean());
    fc.assert(
      fc.property(change, any, ({ text, data: old, place }, value) => {
        fc.pre(!Object.is(value, -0));
        const data = withValue(old, place.field, value);
        expect(parse(withChanges(text, data))).toEqual(data);
      }),
      { numRuns: 20 },
    );
  });
});

it('keeps the comment at the head of a list there when entries move', () => {
  const head = '# All entries.\n';
  const [first, second] = ['- name: a\n  # Of a.\n  file: a\n', '- name: b\n  file: b\n'];
  const entries = parse(first + second) as unknown[];
  expect(withChanges(head + first + second, entries.toReversed())).toBe(head + second + first);
  expect(withChanges(head + first + second, entries.slice(1))).toBe(head + second);
});

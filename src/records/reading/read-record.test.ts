import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeProject } from '../../../tests/support/temporary-project.ts';
import { ContentError, readRecord } from './read-record.ts';
import { claim as sourcedOrPlain } from './sourced.ts';
import { text as plainText } from './texts.ts';

const schema = z.strictObject({ name: z.string(), founded: z.int().optional() });

describe('readRecord', () => {
  beforeEach(() => void makeProject({ 'content/a.yaml': '' }));

  function write(text: string): void {
    writeFileSync(path.resolve('content/a.yaml'), text);
  }

  it('reads a file once, and again when it has changed', () => {
    write('name: Navsagar');
    const first = readRecord('a.yaml', schema);
    expect(first).toEqual({ name: 'Navsagar' });
    expect(readRecord('a.yaml', schema)).toBe(first);
    write('name: Navsagar Chemicals');
    expect(readRecord('a.yaml', schema)).toEqual({ name: 'Navsagar Chemicals' });
  });

  it("fills in the company's current name", () => {
    const company = (name: string) =>
      writeFileSync(path.resolve('content/company.yaml'), `name: { value: ${name} }`);
    company('Sagar');
    write('name: About {company}');
    expect(readRecord('a.yaml', schema)).toEqual({ name: 'About Sagar' });
    company('Nila Chemicals');
    expect(readRecord('a.yaml', schema)).toEqual({ name: 'About Nila Chemicals' });
  });

  it('validates with the given schema, also when the file is in the cache', () => {
    write('name: Navsagar');
    readRecord('a.yaml', schema);
    expect(() => readRecord('a.yaml', z.strictObject({ founded: z.int() }))).toThrow(ContentError);
  });

  it.each([
    [
      'name: 5',
      /^content\/a\.yaml:1, name: must be a text \(in the file: put the number in quotes\); found 5$/,
    ],
    ['founded: 2018\nname: [', /^content\/a\.yaml:2: is not valid YAML: .*quotes\.$/],
    ['name: A\n# all\nfounded: *x', /^content\/a\.yaml:3: is not valid YAML: .*quotes\.$/],
    ['name: A\n\tfounded: 2018\n\tcity: B', /^content\/a\.yaml:2: is not valid YAML: Tabs.*\.$/],
    ['name: Gate #5', /^content\/a\.yaml:1: is not valid YAML: "#5" is cut off/],
    ['colour: #334455', /^content\/a\.yaml:1: is not valid YAML: "#334455" is cut off/],
    ['# later', /^content\/a\.yaml: is empty; .*git restore content\/a\.yaml"$/],
    ['name: \uFFFD', /^content\/a\.yaml: must be saved as UTF-8: /],
    ['founded: 2018', /^content\/a\.yaml:1, name: is missing; it must be a text.*; found nothing$/],
    ['founded: “2018”\nname: A', /founded: must be a number.*without quotes\); found "“2018”"$/],
    ['{ name: A, founded: 20,18 }', /, 18: is not a field: write a number with a point/],
    ['name: A\nnmae: B', /^content\/a\.yaml:2, nmae: is not a field .*; found "B"$/],
  ])('rejects "%s" with file and reason', (text, sentence) => {
    write(text);
    expect(() => readRecord('a.yaml', schema)).toThrow(sentence);
  });

  it('reports the line of each wrong field, and of the parent of a missing one', () => {
    write('name: Navsagar\naddress:\n  city: 5\n  street: Katha Bazar');
    const withAddress = z.strictObject({
      name: z.string(),
      address: z.strictObject({ city: z.string(), street: z.string(), country: z.string() }),
    });
    expect(() => readRecord('a.yaml', withAddress)).toThrow(
      /a\.yaml:3, address\.city: .*found 5\ncontent\/a\.yaml:3, address\.country: .*found nothing/,
    );
  });

  it('reports field and expectation where a value may be plain or sourced', () => {
    const target = sourcedOrPlain(z.int().positive());
    const expectations: [string, RegExp][] = [
      ['target: many', /a\.yaml:1, target: .*number.*found "many"/],
      ['target: -3', /target: must be more than 0; found -3/],
      ['target: { value: -3, sample: true }', /target\.value: must be more than 0; found -3/],
      ['target: { value: 3 }', /target: must be an example or have a source/],
    ];
    for (const [text, sentence] of expectations) {
      write(text);
      expect(() => readRecord('a.yaml', z.strictObject({ target }))).toThrow(sentence);
    }
  });

  it('rejects a text in curly quotes, and accepts one that contains them', () => {
    write('name: “Navsagar”');
    expect(() => readRecord('a.yaml', z.strictObject({ name: plainText }))).toThrow(/curly quotes/);
    write('name: The “Navsagar”');
    expect(readRecord('a.yaml', z.strictObject({ name: plainText }))).toEqual({
      name: 'The “Navsagar”',
    });
  });

  it('rejects a missing file', () => {
    expect(() => readRecord('b.yaml', schema)).toThrow(/content\/b\.yaml cannot be read/);
  });
});

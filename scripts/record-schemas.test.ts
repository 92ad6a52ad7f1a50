import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { listRecordFiles, readYaml } from '../src/records/reading/read-record.ts';
import { recordSchemas, SCHEMA_FOLDER, schemaFileOf } from './record-schemas.ts';

const records = listRecordFiles();
const ajv = new Ajv2020({ allErrors: true, validateFormats: false });
ajv.addKeyword('patternErrorMessage');
const validators = new Map(
  [...recordSchemas()].map(([file, text]) => [file, ajv.compile(JSON.parse(text) as object)]),
);
const errorsOf = (record: string, data: unknown) => {
  const validate = validators.get(schemaFileOf(record));
  if (!validate) throw new Error(`${record} has no schema.`);
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

it.each([...recordSchemas()])('%s is as "npm run schemas" writes it', (file, text) => {
  expect(readFileSync(path.join(SCHEMA_FOLDER, file), 'utf8')).toBe(text);
});

describe.each(records)('%s', (record) => {
  const text = readFileSync(path.join('content', record), 'utf8');

  it('leads an editor to its schema in its first line', () => {
    const [, target = ''] = /^# yaml-language-server: \$schema=(.*)/.exec(text) ?? [];
    expect(path.join('content', path.dirname(record), target)).toBe(
      path.join(SCHEMA_FOLDER, schemaFileOf(record)),
    );
  });

  it('is right by it', () => {
    expect(errorsOf(record, readYaml(record))).toEqual([]);
  });
});

describe('a schema', () => {
  const company = readYaml('company.yaml') as Record<string, unknown>;

  it('refuses what an author mistypes: a field, a kind, a form', () => {
    const { email, ...rest } = company;
    expect(errorsOf('company.yaml', { ...rest, emial: email })).toEqual([
      " must have required property 'email'",
      ' must NOT have additional properties',
    ]);
    const phone = { value: '022 5555', sample: true };
    expect(errorsOf('company.yaml', { ...company, phone })).toEqual([
      expect.stringMatching(/^\/phone\/value must match pattern/),
    ]);
    const foundingYear = { value: 'long ago', sample: true };
    expect(errorsOf('company.yaml', { ...company, foundingYear })).toEqual([
      '/foundingYear/value must be integer',
    ]);
  });

  it('says in our words what a text must look like', () => {
    expect(recordSchemas().get('company.json')).toContain(
      '"patternErrorMessage": "must be E.164, such as +912255550147"',
    );
  });
});

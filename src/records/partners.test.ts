import { expect, it } from 'vitest';
import * as content from './content.ts';
import { parseRecord } from './reading/read-record.ts';

it('accepts an empty list of partners', () => {
  expect(parseRecord('partners.yaml', content.partners.schema, { partners: [] })).toEqual([]);
});

import { expect, it } from 'vitest';
import * as content from './content.ts';
import { parseRecord } from './reading/read-record.ts';

it('partners may be none', () => {
  expect(parseRecord('partners.yaml', content.partners.schema, { partners: [] })).toEqual([]);
});

import { interfaceSchema, type Interface } from './interface.ts';
import { requireRecord } from './read-record.ts';

/** Labels, button and error texts. Throws a ContentError when one is missing. */
export function requireInterface(): Interface {
  return requireRecord('interface.yaml', interfaceSchema);
}

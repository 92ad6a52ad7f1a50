import { statementsSchema, type Statements } from './statements.ts';
import { requireRecord } from './read-record.ts';

/** Mission and vision, one wording for every page. Throws a ContentError when a field is wrong. */
export function requireStatements(): Statements {
  return requireRecord('statements.yaml', statementsSchema);
}

import { solutionsSchema, type Solution } from './solutions.ts';
import { requireRecord } from './read-record.ts';

/** The four solutions in their order. Throws a ContentError when a field is wrong. */
export function requireSolutions(): Solution[] {
  return requireRecord('solutions.yaml', solutionsSchema);
}

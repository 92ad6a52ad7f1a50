import { z } from 'zod';
import { readRecord } from './read-record.ts';

const statement = z.strictObject({
  title: z.string().min(1),
  /** One sentence. */
  text: z.string().min(40),
});

/** What the company is for and where it wants to go: `content/statements.yaml`. */
export const statementsSchema = z.strictObject({ mission: statement, vision: statement });

export type Statements = z.infer<typeof statementsSchema>;

/** Mission and vision, one wording for every page. Throws a ContentError when a field is wrong. */
export function statements(): Statements {
  return readRecord('statements.yaml', statementsSchema);
}

import { z } from 'zod';

const statement = z.strictObject({
  title: z.string().min(1),
  /** One sentence. */
  text: z.string().min(40),
});

/** What the company is for and where it wants to go: `content/statements.yaml`. */
export const statementsSchema = z.strictObject({ mission: statement, vision: statement });

export type Statements = z.infer<typeof statementsSchema>;

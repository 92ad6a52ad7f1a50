import { describeMachine, formatTable } from '../support/table-in-docs.ts';
import type { ProofRow } from './proof-row.ts';

/** The rows as a Markdown table, with the day and the machine under it. */
export function formatProof(rows: readonly ProofRow[], seconds: number): string {
  const table = formatTable(
    ['what', 'store', 'done', 'found', ''],
    rows.map(({ what, store, done, found, result }) => [what, store, done, found, result]),
  );
  return `${table}\n\n${describeMachine()}; the whole run took ${Math.round(seconds)} s.\n`;
}

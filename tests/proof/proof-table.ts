import { cpus, release, totalmem, type } from 'node:os';
import type { ProofRow } from './proof-row.ts';

/** The rows as a Markdown table, with the day and the machine under it. */
export function formatTable(rows: readonly ProofRow[], seconds: number): string {
  const lines = rows.map(
    ({ what, store, done, found, result }) =>
      `| ${[what, store, done, found, result].map(escapeCell).join(' | ')} |`,
  );
  return [
    '| what | store | done | found | |',
    '|---|---|---|---|---|',
    ...lines,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}; the whole run took ${Math.round(seconds)} s.`,
    '',
  ].join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`;
}

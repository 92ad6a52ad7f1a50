import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { format, resolveConfig } from 'prettier';

/** The file that holds what was measured, relative to the project's root. */
export const BENCHMARKS_FILE = 'docs/benchmarks.md';

/** A Markdown table. */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The day and the machine, such as `2026-11-22, 2 cores (Some Processor), 24 GiB, Linux 6.1, Node 24.1.0`. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const system = `${type()} ${release().split('-')[0]}`;
  return `${new Date().toISOString().slice(0, 10)}, ${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, ${system}, Node ${process.versions.node}`;
}

/** Writes a text into `docs/benchmarks.md`, between `<!-- name -->` and `<!-- /name -->`. Throws when they are not there. */
export async function writeIntoDocs(name: string, text: string): Promise<void> {
  const part = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  const docs = readFileSync(BENCHMARKS_FILE, 'utf8');
  if (!part.test(docs)) {
    throw new Error(
      `${BENCHMARKS_FILE} has no place for ${name}: put <!-- ${name} --> and <!-- /${name} --> where it belongs.`,
    );
  }
  const written = docs.replace(
    part,
    (_, begin: string, end: string) => `${begin}\n${text}\n${end}`,
  );
  // Formatted, because `npm test` refuses a file that is not.
  const options = { ...(await resolveConfig(BENCHMARKS_FILE)), filepath: BENCHMARKS_FILE };
  writeFileSync(BENCHMARKS_FILE, await format(written, options));
}

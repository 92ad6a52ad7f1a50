import { cpus, release, totalmem, type } from 'node:os';

export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns the day and the machine, such as `2026-11-22, 2 cores (Some Processor), 24 GiB, Linux 6.1, Node 24.1.0`. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const system = `${type()} ${release().split('-')[0]}`;
  return `${new Date().toISOString().slice(0, 10)}, ${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, ${system}, Node ${process.versions.node}`;
}

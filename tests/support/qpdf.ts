import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export function hasQpdf(): boolean {
  return spawnSync('qpdf', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Returns the output of `qpdf --check` for a damaged PDF; empty when the PDF is valid. */
export function qpdfProblems(pdf: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'qpdf-'));
  try {
    const file = path.join(folder, 'checked.pdf');
    writeFileSync(file, pdf);
    const { status, stdout, stderr, error } = spawnSync('qpdf', ['--check', file], {
      encoding: 'utf8',
    });
    if (error) {
      throw new Error(
        'The PDF checks need qpdf. Run "node tests/needs.ts", which installs it or says how.',
      );
    }
    return status === 0 ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

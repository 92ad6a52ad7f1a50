/** Runs `qpdf --check`, the test for well-formed PDF files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

function isInstalled(): boolean {
  return spawnSync('qpdf', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Makes sure that qpdf is there; on Debian as root it is installed. Throws a sentence when it cannot be had. */
function requireQpdf(): void {
  if (isInstalled()) return;
  if (process.getuid?.() === 0) {
    console.log('The PDF checks need qpdf, which is not installed: installing it with apt-get.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'qpdf'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (isInstalled()) return;
  }
  throw new Error(
    'The PDF checks need qpdf. Install it: "apt-get install qpdf" on Debian, "brew install qpdf" on macOS.',
  );
}

/** What `qpdf --check` complains of in a PDF; empty when it is clean. */
export function qpdfComplaints(pdf: Uint8Array): string {
  requireQpdf();
  const folder = mkdtempSync(path.join(tmpdir(), 'qpdf-'));
  try {
    const file = path.join(folder, 'checked.pdf');
    writeFileSync(file, pdf);
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

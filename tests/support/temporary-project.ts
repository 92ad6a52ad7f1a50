import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';

/**
 * Makes a project folder with these files, by their paths in it. It is the working directory until the end of the test,
 * when it is deleted.
 */
export function makeProject(files: Readonly<Record<string, string>> = {}): string {
  const project = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project);
  onTestFinished(() => {
    cwd.mockRestore();
    rmSync(project, { recursive: true });
  });
  return project;
}

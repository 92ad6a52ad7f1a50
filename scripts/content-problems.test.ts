import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findContentProblems } from './content-problems.ts';

/** A copy of the records, in which anything may be changed; `change` gets a file's text and returns another. */
function copyContent() {
  const project = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', path.join(project, 'content'), { recursive: true });
  symlinkSync(path.resolve('images'), path.join(project, 'images'));
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project);
  onTestFinished(() => {
    cwd.mockRestore();
    rmSync(project, { recursive: true });
  });
  const inProject = (file: string) => path.join(project, 'content', file);
  return {
    inProject,
    change: (file: string, from: string | RegExp, to: string) => {
      const text = readFileSync(inProject(file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(inProject(file), text.replace(from, to));
    },
  };
}

it('finds nothing in the records as they are', () => {
  expect(findContentProblems()).toEqual([]);
});

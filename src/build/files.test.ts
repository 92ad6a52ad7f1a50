import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFolder } from './files.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.resolve('node_modules/.write-file-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

it('deletes files that are not in the list, in subfolders too', async () => {
  const folder = makeFolder();
  const all = ['kept.txt', 'a/kept.txt', 'gone.txt', 'a/gone.txt'].map(
    (name) => [name, name] as const,
  );
  await writeFolder(folder, new Map(all));
  await writeFolder(folder, new Map(all.slice(0, 2)));
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a', 'a/kept.txt', 'kept.txt']);
});

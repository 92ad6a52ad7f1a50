import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFolder, writeWholeFile } from './files.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.resolve('node_modules/.write-file-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

it('writes a file only when its content changes', async () => {
  const file = path.join(makeFolder(), 'a/b.txt');
  await writeWholeFile(file, 'one');
  const { ino } = statSync(file);
  await writeWholeFile(file, Buffer.from('one'));
  expect(statSync(file).ino).toBe(ino);
  await writeWholeFile(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).ino).not.toBe(ino);
});

it('never shows a reader half a file', async () => {
  const file = path.join(makeFolder(), 'long.txt');
  await writeWholeFile(file, 'a'.repeat(1_000_000));
  const sizes = new Set<number>();
  const watch = setInterval(() => sizes.add(statSync(file).size), 0);
  for (let round = 0; round < 40; round += 1) {
    await writeWholeFile(file, String(round % 10).repeat(1_000_000));
  }
  clearInterval(watch);
  expect([...sizes]).toEqual([1_000_000]);
});

it('deletes files that are not in the list, in subfolders too', async () => {
  const folder = makeFolder();
  const all = ['kept.txt', 'a/kept.txt', 'gone.txt', 'a/gone.txt'].map(
    (name) => [name, name] as const,
  );
  await writeFolder(folder, new Map(all));
  await writeFolder(folder, new Map(all.slice(0, 2)));
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a', 'a/kept.txt', 'kept.txt']);
});

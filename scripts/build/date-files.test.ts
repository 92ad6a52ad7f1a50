import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dateFiles } from './date-files.ts';

it('gives files and those of folders one date without a fraction of a second', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'date-files-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, 'static'));
  const files = ['index.html', 'static/a.avif'].map((file) => path.join(folder, file));
  for (const [index, file] of files.entries()) {
    writeFileSync(file, 'x');
    utimesSync(file, index + 0.9996, index + 0.9996);
  }
  dateFiles(folder, new Date('2026-01-02T03:04:05.999Z'));
  expect(files.map((file) => statSync(file).mtimeMs)).toEqual(
    Array(2).fill(Date.parse('2026-01-02T03:04:05Z')),
  );
});

import { globSync, readFileSync } from 'node:fs';
import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { expect, it } from 'vitest';

/** Ruff's rules: errors and warnings of pycodestyle, Pyflakes, likely bugs. */
const SETTINGS = {
  'line-length': 100,
  'target-version': 'py310',
  // Long docstrings are one sentence; zip() over lists of one length needs no "strict".
  lint: { select: ['E', 'W', 'F', 'B'], ignore: ['E501', 'B905'] },
};
const ruff = new Workspace(SETTINGS, PositionEncoding.Utf16);

it.each(globSync('imagery/**/*.py').sort())('ruff finds no fault in %s', (file) => {
  const found = ruff.check(readFileSync(file, 'utf8')) as {
    code: string | null;
    message: string;
    start_location: { row: number };
  }[];
  expect(
    found.map(({ code, message, start_location: { row } }) => `${row}: ${code} ${message}`),
  ).toEqual([]);
});

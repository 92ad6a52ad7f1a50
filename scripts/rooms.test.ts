import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_READS, ROOMS } from '../rooms.config.js';

/** What a file of `src/` says that it reads of other files, types too. */
const IMPORT = /(?:\bfrom|\bimport\(?) *'(\.[^']+)'/g;

/** Each file of `src/` with those that it reads. */
const READS = new Map(
  globSync('src/**/*.{ts,tsx,astro}').map((file) => [
    file,
    Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, read = '']) =>
      path.join(path.dirname(file), read),
    ),
  ]),
);

const roomOf = (file: string) =>
  Object.entries(ROOMS).find(([, { files }]) => path.matchesGlob(file, files))?.[0];
const isPage = (room: string) => /^web\/(?!ui|pictures|layout|pages)/.test(room);
/** An arrow by its name; what all pages may read is one arrow, whether each needs it or not. */
const arrow = (room = '', read = '') =>
  `${isPage(room) && PAGE_READS.includes(read) ? 'a page' : room} reads ${read}`;

it('leaves no arrow between rooms that only tests use, or no file', () => {
  const used = new Set(
    [...READS]
      .filter(([file]) => !file.includes('.test.'))
      .flatMap(([file, reads]) => reads.map((read) => arrow(roomOf(file), roomOf(read)))),
  );
  const allowed = Object.entries(ROOMS).flatMap(([room, { reads }]) =>
    reads.map((read) => arrow(room, read)),
  );
  expect(allowed.length).toBeGreaterThan(20);
  expect(allowed.filter((name) => !used.has(name))).toEqual([]);
});

it('has no file that reads itself by way of others', () => {
  let left = [...READS.keys()];
  // Who reads none that is left, or is read by none, is of no circle.
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const readers = left.filter((file) => READS.get(file)?.some((read) => left.includes(read)));
    const read = new Set(readers.flatMap((file) => READS.get(file) ?? []));
    left = readers.filter((file) => read.has(file));
  }
  expect(left).toEqual([]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { PictureUse } from '../src/records/pictures.ts';
import { makeProject } from '../tests/support/temporary-project.ts';
import { findLogoProblems, findPictureProblems, weightProblem } from './picture-problems.ts';

let images = '';

beforeEach(() => {
  images = path.join(makeProject(), 'images');
  mkdirSync(path.join(images, 'partners'), { recursive: true });
});

it('finds pictures that are too small for their use, once each', async () => {
  await sharp({ create: { width: 1200, height: 10, channels: 3, background: '#102030' } })
    .jpeg()
    .toFile(path.join(images, 'a.jpg'));
  const shown = (use: 'card' | 'wide') => ({ file: 'a.jpg', alt: '', use });
  expect(await findPictureProblems([shown('card')])).toEqual([]);
  expect(await findPictureProblems([shown('wide'), shown('wide')])).toEqual([
    'images/a.jpg: must be at least 1600 pixels wide; found 1200: use a larger original',
  ]);
  expect(await findPictureProblems([{ file: 'none.jpg', alt: '', use: 'card' }])).toEqual([]);
});

it('finds pictures of which most would be cut off', async () => {
  const create = { width: 2000, height: 2400, channels: 3, background: '#102030' } as const;
  await sharp({ create }).jpeg().toFile(path.join(images, 'upright.jpg'));
  await sharp({ create }).rotate(90).jpeg().toFile(path.join(images, 'wide.jpg'));
  const problemsOf = (name: string, use: PictureUse) =>
    findPictureProblems([{ file: `${name}.jpg`, alt: '', use }]);
  expect(await problemsOf('upright', 'card')).toEqual([
    expect.stringMatching(/upright\.jpg: must be wider than high.*; found 2000 x 2400: crop it/),
  ]);
  expect(await problemsOf('wide', 'upright')).toEqual([
    expect.stringMatching(/wide\.jpg: must be higher than wide/),
  ]);
  for (const name of ['upright', 'wide']) expect(await problemsOf(name, 'half')).toEqual([]);
});

it('finds a picture of which the end is missing', async () => {
  const whole = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#102030' },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(path.join(images, 'a.jpg'), whole.subarray(0, whole.length / 2));
  expect(await findPictureProblems([{ file: 'a.jpg', alt: '', use: 'card' }])).toEqual([
    'images/a.jpg: is damaged or copied only in part: save it again',
  ]);
});

it('finds pictures that are too heavy', async () => {
  const random = Buffer.from(Array.from({ length: 16_000_000 }, (_, at) => (at * 2654435761) >> 7));
  await sharp(random, { raw: { width: 4000, height: 4000, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toFile(path.join(images, 'a.png'));
  expect(await findPictureProblems([{ file: 'a.png', alt: '', use: 'card' }])).toEqual([
    expect.stringMatching(/^images\/a\.png: must have at most 15 MB; found \d+: /),
  ]);
  expect(weightProblem('a.jpg', 40_000)).toBeUndefined();
  expect(weightProblem('a.jpg', 40_001)).toMatch(
    /^images\/a\.jpg: must have at most 40 kB .* found 41/,
  );
});

it.each([
  ['', []],
  ['viewBox="0 0 1.5 2"', [/viewBox/]],
  ['<text>A</text>', [/paths alone/]],
  ['fill="#ff0000"', [/one colour #5b6b7d; found #5b6b7d, #ff0000/]],
])('finds what is wrong with a logo of %j', (extra, expected) => {
  const viewBox = extra.startsWith('viewBox') ? extra : 'viewBox="0 0 90 30"';
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}><path fill="#5b6b7d" d="M0 0h9"/>${extra.startsWith('fill') ? `<path ${extra} d="M0 0h9"/>` : extra.startsWith('<') ? extra : ''}</svg>`;
  writeFileSync(path.join(images, 'partners/a.svg'), logo);
  const found = findLogoProblems([{ file: 'a.svg' }, { file: 'missing.svg' }]);
  expect(found).toEqual(expected.map((problem) => expect.stringMatching(problem) as string));
});

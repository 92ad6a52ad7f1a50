import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { PictureUse } from '../records/pictures.ts';
import { makeProject } from '../../tests/support/temporary-project.ts';
import { findPictureProblems } from './picture-problems.ts';

let images = '';

beforeEach(() => {
  images = path.join(makeProject(), 'images');
  mkdirSync(images);
});

it('finds pictures that are too small for their use, once each', async () => {
  await sharp({ create: { width: 1200, height: 10, channels: 3, background: '#102030' } })
    .jpeg()
    .toFile(path.join(images, 'a.jpg'));
  const shown = (use: 'card' | 'wide') => ({ file: 'a.jpg', use });
  expect(await findPictureProblems([shown('card')])).toEqual([]);
  expect(await findPictureProblems([shown('wide'), shown('wide')])).toEqual([
    'images/a.jpg: must be at least 1600 pixels wide; found 1200: use a larger original',
  ]);
});

it('finds pictures of which most would be cut off', async () => {
  const create = { width: 2000, height: 2400, channels: 3, background: '#102030' } as const;
  await sharp({ create }).jpeg().toFile(path.join(images, 'upright.jpg'));
  await sharp({ create }).rotate(90).jpeg().toFile(path.join(images, 'wide.jpg'));
  const problemsOf = (name: string, use: PictureUse) =>
    findPictureProblems([{ file: `${name}.jpg`, use }]);
  expect(await problemsOf('upright', 'card')).toEqual([
    expect.stringMatching(/upright\.jpg: must be wider than high.*; found 2000 x 2400: crop it/),
  ]);
  expect(await problemsOf('wide', 'upright')).toEqual([
    expect.stringMatching(/wide\.jpg: must be higher than wide/),
  ]);
  for (const name of ['upright', 'wide']) expect(await problemsOf(name, 'half')).toEqual([]);
});

it('finds files that are not pictures', async () => {
  writeFileSync(path.join(images, 'a.jpg'), 'a photograph');
  expect(await findPictureProblems([{ file: 'a.jpg', use: 'card' }])).toEqual([
    'images/a.jpg: is not a readable picture: save it again',
  ]);
});

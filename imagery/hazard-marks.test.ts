import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as content from '../src/records/content.ts';
import { drawHazardMarks } from './hazard-marks.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'marks-'));
  await drawHazardMarks(folder);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Red, green, blue and opacity, 0 to 255, at a place given in shares of the side. */
async function pixel(name: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(path.join(folder, `${name}.png`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

it('draws every mark that a package of the catalogue bears', () => {
  for (const { hazards, transport } of content.products()) {
    const classes = transport ? [transport.imdgClass, ...transport.subsidiaryHazards] : [];
    for (const name of [...hazards.pictograms, ...classes.map((name) => `class-${name}`)]) {
      expect(existsSync(path.join(folder, `${name}.png`)), name).toBe(true);
    }
  }
  expect(existsSync(path.join(folder, 'marine-pollutant.png'))).toBe(true);
});

it('draws them as the sheets do, on white, with see-through corners', async () => {
  expect(await pixel('class-3', 0.2, 0.5)).toEqual([0xd6, 0x20, 0x2a, 255]);
  expect(await pixel('class-8', 0.3, 0.6)).toEqual([0, 0, 0, 255]);
  expect(await pixel('GHS02', 0.2, 0.5)).toEqual([255, 255, 255, 255]);
  for (const name of ['class-3', 'GHS02', 'marine-pollutant']) {
    expect((await pixel(name, 0.02, 0.02))[3], name).toBe(0);
  }
});

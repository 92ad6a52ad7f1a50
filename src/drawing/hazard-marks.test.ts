import { describe, expect, it } from 'vitest';
import { PICTOGRAMS, type PictogramCode } from '../chemistry/pictograms.ts';
import { MARINE_POLLUTANT } from '../records/facts/transport-facts.ts';
import { rasterise } from './rasterise.ts';
import { classDiamondSvg, pictogramSvg } from './hazard-marks.ts';

type Color = readonly [red: number, green: number, blue: number];
const RED: Color = [214, 32, 42];
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];
const CODES = Object.keys(PICTOGRAMS) as PictogramCode[];

/** Returns the colours of a mark of 100 by 100 units at some points. */
async function colorsAt(svg: string, points: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await rasterise(svg).raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 4)];
  });
}

describe('class diamonds', () => {
  // UN Model Regulations, 5.2.2.2.2: background beside the symbol, background beside the figure.
  it.each<[string, Color, Color]>([
    ['1', [245, 130, 32], [245, 130, 32]],
    ['2.1', RED, RED],
    ['2.2', [0, 132, 61], [0, 132, 61]],
    ['2.3', WHITE, WHITE],
    ['3', RED, RED],
    ['4.2', WHITE, RED],
    ['4.3', [10, 94, 176], [10, 94, 176]],
    ['5.1', [255, 209, 0], [255, 209, 0]],
    ['5.2', RED, [255, 209, 0]],
    ['6.1', WHITE, WHITE],
    ['8', WHITE, BLACK],
    ['9', WHITE, WHITE],
    [MARINE_POLLUTANT, WHITE, WHITE],
  ])('of class %s has its background colours, and transparent corners', async (...row) => {
    const [name, above, below] = row;
    const upper = name === '9' ? ([43, 25] as const) : ([50, 11] as const);
    const lower = name === MARINE_POLLUTANT ? ([50, 85] as const) : ([50, 61] as const);
    const shown = [upper, lower, [5, 5] as const];
    const [first, second, corner] = await colorsAt(classDiamondSvg(name), shown);
    expect(first).toEqual([...above, 255]);
    expect(second).toEqual([...below, 255]);
    expect(corner?.[3]).toBe(0);
  });

  it.each(['4.1', '9'])('of class %s has seven stripes', (name) => {
    const [stripes = ''] = /(M[^M]+z){7}" fill="(#d6202a|#000)"/.exec(classDiamondSvg(name)) ?? [];
    expect([...stripes.matchAll(/M/g)]).toHaveLength(7);
  });

  it('throws an error with the file to add for a class without a drawing', () => {
    expect(() => classDiamondSvg('7')).toThrow(/There is no diamond for class 7. Draw .*7\.svg/);
  });
});

it.each([...CODES.map(pictogramSvg), classDiamondSvg('8')])(
  'a mark has no text and no style: %#',
  (svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/);
    expect(svg).not.toMatch(/<text|<style|style=/);
  },
);

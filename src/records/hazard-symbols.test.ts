import { describe, expect, it } from 'vitest';
import { PICTOGRAMS, type PictogramCode } from '../chemistry/pictograms.ts';
import { classDiamondSvg, pictogramSvg } from './hazard-symbols.ts';

const CODES = Object.keys(PICTOGRAMS) as PictogramCode[];

describe('class diamonds', () => {
  it('throws an error with the file to add for a class without a drawing', () => {
    expect(() => classDiamondSvg('7')).toThrow(/There is no diamond for class 7. Draw .*7\.svg/);
  });
});

it.each([...CODES.map(pictogramSvg), classDiamondSvg('8')])(
  'a symbol has no text and no style: %#',
  (svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/);
    expect(svg).not.toMatch(/<text|<style|style=/);
  },
);

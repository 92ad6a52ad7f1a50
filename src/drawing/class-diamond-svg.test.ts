import { describe, expect, it } from 'vitest';
import { PICTOGRAM_CODES } from '../chemistry/pictograms.ts';
import { MARINE_POLLUTANT } from '../records/facts/dangerous-goods.ts';
import { outlineText } from './letter-outlines.ts';
import { classDiamondSvg, DRAWN_CLASSES } from './class-diamond-svg.ts';
import { pictogramSvg, pictogramSymbolPath } from './pictogram-svg.ts';

/** The figures on a diamond, in their order. */
function figuresOf(svg: string): string {
  const drawn = [...svg.matchAll(/<path transform="[^"]+" d="([^"]+)" fill="[^"]+" stroke=/g)];
  return drawn
    .map(([, path]) =>
      [...'0123456789.'].find((figure) => outlineText(figure).letters[0]?.path === path),
    )
    .join('');
}

describe('classDiamondSvg', () => {
  it.each([
    ['2.1', '2'],
    ['3', '3'],
    ['4.3', '4'],
    ['5.1', '5.1'],
    ['6.1', '6'],
    ['8', '8'],
    ['9', '9'],
  ])('shows in the corner of class %s the figure %s', (imdgClass, figure) => {
    expect(figuresOf(classDiamondSvg(imdgClass))).toBe(figure);
  });

  it('gives class 3 a flame on red, class 8 corrosion over black, class 6.1 a skull on white', () => {
    expect(classDiamondSvg('3')).toContain(pictogramSymbolPath('GHS02'));
    expect(classDiamondSvg('3')).toContain('fill="#d6202a"');
    expect(classDiamondSvg('8')).toContain(pictogramSymbolPath('GHS05'));
    expect(classDiamondSvg('8')).toMatch(/<path d="[^"]+" fill="#000"\/>/);
    expect(classDiamondSvg('6.1')).toContain(pictogramSymbolPath('GHS06'));
    expect(classDiamondSvg('6.1')).not.toContain('#d6202a');
  });

  it.each(DRAWN_CLASSES)('draws class %s without fonts, styles or broken numbers', (imdgClass) => {
    expect(classDiamondSvg(imdgClass)).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/,
    );
    expect(classDiamondSvg(imdgClass)).not.toMatch(/<text|style=|NaN|undefined/);
  });

  it('says what to do about a class that is not drawn', () => {
    expect(() => classDiamondSvg('7')).toThrow('There is no diamond for class 7. Describe it in');
  });
});

describe('pictogramSvg', () => {
  it.each(PICTOGRAM_CODES)('finds %s, a red frame and a black symbol', (code) => {
    expect(pictogramSvg(code)).toContain('fill="#e2001a"');
    expect(pictogramSymbolPath(code).length).toBeGreaterThan(100);
  });
});

it('draws the marine pollutant mark from dead fish and tree', () => {
  expect(classDiamondSvg(MARINE_POLLUTANT)).toContain(pictogramSymbolPath('GHS09'));
});

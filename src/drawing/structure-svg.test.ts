import { Molecule } from 'openchemlib';
import { describe, expect, it } from 'vitest';
import { orient, structureSvg } from './structure-svg.ts';

const ACETONE = 'CC(=O)C';
const MSG = 'O.[NH3+][C@@H](CCC(=O)[O-])C(=O)[O-].[Na+]';

/** Returns the letters of a drawing from left to right, with subscripts and charges. */
function lettersOf(svg: string): string {
  let left = 0;
  return [...svg.matchAll(/translate\(([-\d.]+)|<text x="([-\d.]+)"[^>]*>(.*?)<\/text>/g)]
    .flatMap(([, moved, x, text = '']) => {
      if (moved !== undefined) left = Number(moved);
      return x === undefined ? [] : { x: left + Number(x), text: text.replaceAll(/<[^>]+>/g, '') };
    })
    .sort((first, second) => first.x - second.x)
    .map(({ text }) => text)
    .join('');
}

describe('structureSvg', () => {
  it('draws a line for each bond and two for a double one', () => {
    expect([...structureSvg(ACETONE).matchAll(/<line /g)]).toHaveLength(4);
  });

  it('is one SVG without styles and invisible nodes, in the inherited colour', () => {
    const svg = structureSvg(MSG);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 [-\d.]+ [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/<style|style=|class=|id=|rgb\(|font-family|NaN|undefined|Infinity/);
    expect(svg).toContain('stroke="currentColor"');
    expect(structureSvg(MSG, { color: '#fff', font: 'A' })).toMatch(/fill="#fff".*font-family="A"/);
  });

  it('draws bonds of equal length, in the requested scale', () => {
    const size = (smiles: string, bondLength?: number) =>
      /width="([\d.]+)"/.exec(structureSvg(smiles, bondLength ? { bondLength } : {}))?.[1];
    expect(Number(size('CCCCCCC')) - Number(size('CCCCC'))).toBeCloseTo(
      2 * 24 * Math.cos(Math.PI / 6),
      -1,
    );
    expect(Number(size(ACETONE, 48))).toBeCloseTo(2 * Number(size(ACETONE)));
  });

  it('is hidden from assistive technology unless it has a title, which is escaped', () => {
    expect(structureSvg(ACETONE)).toContain('aria-hidden="true"');
    const named = structureSvg(ACETONE, { title: 'A "formula" & <more>' });
    expect(named).toContain('role="img" aria-label="A &quot;formula&quot; &amp; &lt;more&gt;"');
    expect(named).not.toContain('aria-hidden');
  });

  it.each([
    ['methanol', 'CO', 'H3COH'],
    ['formaldehyde', 'C=O', 'H2CO'],
    ['hydrogen chloride', 'Cl', 'HCl'],
    ['sodium hydroxide', '[OH-].[Na+]', 'Na+HO−'],
  ])('draws %s with the letters of a chemist', (_name, smiles, letters) => {
    expect(lettersOf(structureSvg(smiles))).toBe(letters);
  });

  it('draws the parts of a salt on one line: the largest, the ion, then water after a dot', () => {
    const svg = structureSvg(MSG);
    expect(lettersOf(svg)).toMatch(/Na\+H2O$/);
    const [first = '', second = '', third = ''] = svg.split('<g ').slice(1);
    expect(first.length).toBeGreaterThan(second.length);
    expect([first, second, third].map((part) => part.includes('<circle'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('draws equal parts once, after their number', () => {
    const water = 'O.'.repeat(18);
    const hydrate = structureSvg(`${water}[O-]S(=O)(=O)[O-].[Al+3].[O-]S(=O)(=O)[O-].[Al+3]`);
    expect(lettersOf(hydrate)).toMatch(/^2[^\d].*2Al3\+18H2O$/);
    const [, width] = /width="([\d.]+)"/.exec(hydrate) ?? [];
    expect(Number(width)).toBeLessThan(300);
  });

  it('throws for an unreadable SMILES', () => {
    expect(() => structureSvg('C1CC')).toThrow('"C1CC" is not a readable SMILES');
    expect(() => structureSvg('')).toThrow('has no atoms');
  });
});

describe('orient', () => {
  it.each(['C[C@@H](N)C(=O)O', 'C[C@H](N)C(=O)O'])('keeps the stereochemistry of %s', (smiles) => {
    const molecule = Molecule.fromSmiles(smiles);
    const flat = orient(molecule);
    expect(Molecule.fromMolfile(flat.toMolfile()).getIDCode()).toBe(molecule.getIDCode());
  });

  it('orients acetone with its oxygen upwards', () => {
    const flat = orient(Molecule.fromSmiles(ACETONE));
    const heights = [0, 1, 2, 3].map((atom) => flat.getAtomY(atom));
    expect(flat.getAtomY(2)).toBe(Math.min(...heights));
  });
});

import { Molecule } from 'openchemlib';
import { describe, expect, it } from 'vitest';
import { layFlat } from './orient-structure.ts';
import { readStructure } from './read-structure.ts';
import { structureSvg } from './structure-svg.ts';

const ACETONE = 'CC(=O)C';
const MSG = 'O.[NH3+][C@@H](CCC(=O)[O-])C(=O)[O-].[Na+]';

/** How many times a class of path command or element occurs. */
const count = (text: string, part: RegExp) => [...text.matchAll(part)].length;

describe('structureSvg', () => {
  it('draws a line for each bond and two for a double one', () => {
    const [, bonds] = /<path d="([^"]+)" fill="none"/.exec(structureSvg(ACETONE)) ?? [];
    expect(count(bonds ?? '', /M/g)).toBe(4);
  });

  it('is one SVG without text, style or event nodes, in the colour of its surroundings', () => {
    const svg = structureSvg(MSG);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/<text|<style|style=|class="event"|id=/);
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is cropped to what it draws', () => {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(structureSvg('CC')) ?? [];
    expect(Number(width)).toBeLessThan(100);
    expect(Number(height)).toBeLessThan(30);
  });

  it('is hidden from assistive technology unless it has a title, which is escaped', () => {
    expect(structureSvg(ACETONE)).toContain('aria-hidden="true"');
    const named = structureSvg(ACETONE, { title: 'A "formula" & <more>' });
    expect(named).toContain('role="img" aria-label="A &quot;formula&quot; &amp; &lt;more&gt;"');
    expect(named).not.toContain('aria-hidden');
  });

  it('draws every stereo centre as a wedge', () => {
    expect(readStructure(MSG)[0]?.bonds.filter(({ wedge }) => wedge !== null)).toHaveLength(1);
  });

  it('throws a sentence that quotes an unreadable SMILES', () => {
    expect(() => structureSvg('C1CC')).toThrow('"C1CC" is not a readable SMILES');
    expect(() => structureSvg('')).toThrow('has no atoms');
  });
});

describe('readStructure', () => {
  it('puts the largest fragment first, then the ion, then the water', () => {
    const elements = readStructure(MSG).map(({ atoms }) =>
      atoms.map(({ element }) => element).join(''),
    );
    expect(elements[0]).toHaveLength(10);
    expect(elements.slice(1)).toEqual(['Na', 'O']);
  });
});

describe('layFlat', () => {
  it('keeps the handedness of a stereo centre', () => {
    for (const smiles of ['C[C@@H](N)C(=O)O', 'C[C@H](N)C(=O)O']) {
      const [fragment] = readStructure(smiles);
      if (!fragment) throw new Error('no fragment');
      const flat = layFlat(fragment);
      const molecule = new Molecule(16, 16);
      for (const { element, x, y } of flat.atoms) {
        const atom = molecule.addAtom(Molecule.getAtomicNoFromLabel(element));
        molecule.setAtomX(atom, x);
        molecule.setAtomY(atom, y);
      }
      for (const { from, to, order, wedge } of flat.bonds) {
        const bond = molecule.addBond(from, to);
        const types = {
          solid: Molecule.cBondTypeUp,
          hashed: Molecule.cBondTypeDown,
          plain: order === 2 ? Molecule.cBondTypeDouble : Molecule.cBondTypeSingle,
        };
        molecule.setBondType(bond, types[wedge ?? 'plain']);
      }
      expect(molecule.getIDCode()).toBe(Molecule.fromSmiles(smiles).getIDCode());
    }
  });

  it('keeps every bond at its length', () => {
    for (const fragment of readStructure('O.O=C(O)CC(O)(CC(=O)O)C(=O)O')) {
      const { atoms, bonds } = layFlat(fragment);
      for (const { from, to } of bonds) {
        const [first, second] = [atoms[from], atoms[to]];
        expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeCloseTo(1, 1);
      }
    }
  });

  it('lays acetone with its oxygen upwards', () => {
    const { atoms } = layFlat(readStructure(ACETONE)[0]!);
    const oxygen = atoms.find(({ element }) => element === 'O');
    expect(oxygen!.y).toBe(Math.min(...atoms.map(({ y }) => y)));
  });
});

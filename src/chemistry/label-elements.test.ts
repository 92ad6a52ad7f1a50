import { describe, expect, it } from 'vitest';
import { HAZARD_STATEMENT_CODES, PRECAUTIONARY_CODES } from './hazard-statements.ts';
import {
  labelCodes,
  labelReasons,
  pictogramsFor,
  precautionaryCodes,
  signalWordFor,
} from './label-elements.ts';
import { PICTOGRAMS } from './pictograms.ts';

describe('the table', () => {
  it.each(HAZARD_STATEMENT_CODES)('has the label elements of %s', (code) => {
    expect(Object.keys(PICTOGRAMS)).toEqual(expect.arrayContaining(pictogramsFor([code], [])));
    expect(['Danger', 'Warning', null]).toContain(signalWordFor([code], []));
    expect(PRECAUTIONARY_CODES).toEqual(expect.arrayContaining(precautionaryCodes([code])));
  });

  it('throws with the code for an unknown statement', () => {
    expect(() => precautionaryCodes(['H999'])).toThrow('no hazard statement H999');
  });
});

describe('signal word and pictograms', () => {
  /** Harmonised entries: CLP, Annex VI, up to ATP 23. */
  it.each([
    ['acrylic acid', 'H226 H332 H312 H302 H314 H400', 'GHS02 GHS05 GHS07 GHS09', 'Danger'],
    ['acetone', 'H225 H336 H319', 'GHS02 GHS07', 'Danger'],
    ['citric acid', 'H335 H319', 'GHS07', 'Warning'],
    ['maleic anhydride', 'H302 H372 H314 H334 H317', 'GHS05 GHS07 GHS08', 'Danger'],
    ['melamine', 'H351 H373', 'GHS08', 'Warning'],
    ['methanol', 'H225 H331 H311 H301 H370', 'GHS02 GHS06 GHS08', 'Danger'],
    ['phenol', 'H341 H331 H311 H301 H373 H314', 'GHS05 GHS06 GHS08', 'Danger'],
  ])('of %s follow from its statements', (_name, statements, pictograms, signalWord) => {
    expect(pictogramsFor(statements.split(' '), [])).toEqual(pictograms.split(' '));
    expect(signalWordFor(statements.split(' '), [])).toBe(signalWord);
  });

  it.each([
    { rule: 'no statement, no pictogram', codes: [], pictograms: [] },
    {
      rule: 'the skull replaces the exclamation mark',
      codes: ['H301', 'H319'],
      pictograms: ['GHS06'],
    },
    {
      rule: 'corrosion replaces it for irritation',
      codes: ['H314', 'H319'],
      pictograms: ['GHS05'],
    },
    {
      rule: 'corrosion does not replace it for acute toxicity',
      codes: ['H314', 'H302'],
      pictograms: ['GHS05', 'GHS07'],
    },
    {
      rule: 'a respiratory sensitiser replaces it for skin sensitisation and irritation',
      codes: ['H334', 'H317', 'H315', 'H319'],
      pictograms: ['GHS08'],
    },
    {
      rule: 'another serious health hazard does not replace it',
      codes: ['H351', 'H317'],
      pictograms: ['GHS07', 'GHS08'],
    },
    {
      rule: 'narcotic effects keep it beside corrosion',
      codes: ['H314', 'H336'],
      pictograms: ['GHS05', 'GHS07'],
    },
    { rule: 'H412 and EUH066 demand none', codes: ['H412', 'EUH066'], pictograms: [] },
    { rule: 'H411 demands one', codes: ['H411'], pictograms: ['GHS09'] },
    { rule: 'a combined statement is its parts', codes: ['H301+H311'], pictograms: ['GHS06'] },
  ])('$rule', ({ codes, pictograms }) => {
    expect(pictogramsFor(codes, [])).toEqual(pictograms);
  });

  it('returns Danger if one of the statements requires it', () => {
    expect(signalWordFor(['H226', 'H335'], [])).toBe('Warning');
    expect(signalWordFor(['H226', 'H335', 'H304'], [])).toBe('Danger');
    expect(signalWordFor(['H412'], [])).toBeNull();
    expect(signalWordFor(['H411'], [])).toBeNull();
  });

  it.each([
    ['H228', 'Flam. Sol. 1: H228', 'Danger', 'GHS02'],
    ['H228', 'Flam. Sol. 2: H228', 'Warning', 'GHS02'],
    ['H272', 'Ox. Liq. 3: H272', 'Warning', 'GHS03'],
    ['H221', 'Flam. Gas 2: H221', 'Warning', ''],
  ])('of %s depend on the category in "%s"', (code, line, signalWord, pictogram) => {
    expect(signalWordFor([code], [line])).toBe(signalWord);
    expect(pictogramsFor([code], [line]).join()).toBe(pictogram);
  });
});

describe('precautionaryCodes', () => {
  it('returns none for a product without hazards', () => {
    expect(precautionaryCodes([])).toEqual([]);
  });

  it('returns each once, sorted by number', () => {
    const codes = precautionaryCodes(['H314', 'H226', 'H302']);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('leaves out a statement that another one contains', () => {
    expect(precautionaryCodes(['H332'])).toContain('P261');
    const corrosive = precautionaryCodes(['H314', 'H332', 'H302', 'H312']);
    expect(corrosive).toEqual(expect.arrayContaining(['P260', 'P301+P330+P331', 'P310']));
    for (const weaker of ['P261', 'P312', 'P301+P312', 'P302+P352']) {
      expect(corrosive).not.toContain(weaker);
    }
    const toxicGas = precautionaryCodes(['H280', 'H331']);
    expect(toxicGas.filter((code) => /P403|P410/.test(code))).toEqual(['P403+P233', 'P410']);
    // "Store in a well-ventilated place" once.
    const toxicLiquid = precautionaryCodes(['H225', 'H331']);
    expect(toxicLiquid.filter((code) => /P403|P235/.test(code))).toEqual(['P235', 'P403+P233']);
  });

  it.each([
    [
      ['H301', 'H331'],
      ['P301+P310', 'P311'],
    ],
    [
      ['H304', 'H336'],
      ['P301+P310', 'P312'],
    ],
    [
      ['H302', 'H315'],
      ['P264', 'P280'],
    ],
  ])(
    'of %j keeps %j: a statement about one route does not replace one about another',
    (codes, kept) => {
      expect(precautionaryCodes(codes)).toEqual(expect.arrayContaining(kept));
    },
  );

  it('never advises vomiting after an aspiration hazard', () => {
    expect(precautionaryCodes(['H304'])).toEqual(expect.arrayContaining(['P301+P310', 'P331']));
  });
});

describe('labelCodes', () => {
  const hazards = HAZARD_STATEMENT_CODES.filter((code) => /^H\d+i?$/.test(code));
  const pairs = hazards.flatMap((one) => hazards.map((other) => [one, other]));

  it('has at most six, or only those that a hazard needs, which each hazard has', () => {
    for (const pair of pairs) {
      const codes = labelCodes(pair);
      const needed = labelReasons(pair);
      const most = Math.max(6, new Set(needed.map(({ code }) => code)).size);
      expect(codes.length, pair.join()).toBeLessThanOrEqual(most);
      expect(new Set(needed.map(({ hazard }) => hazard))).toEqual(new Set(pair));
    }
  });

  it('says no sentence on prevention or storage twice, and only known ones', () => {
    for (const pair of pairs) {
      for (const codes of [labelCodes(pair), precautionaryCodes(pair)]) {
        expect(PRECAUTIONARY_CODES).toEqual(expect.arrayContaining(codes));
        const parts = codes
          .filter((code) => !code.startsWith('P3'))
          .join('+')
          .split('+');
        expect(new Set(parts).size, pair.join()).toBe(parts.length);
      }
    }
  });

  it('says "do not induce vomiting" after "if swallowed"', () => {
    const codes = labelCodes(['H225', 'H361', 'H304', 'H336', 'H373', 'H315']);
    expect(codes.indexOf('P331')).toBe(codes.indexOf('P301+P310') + 1);
  });
});

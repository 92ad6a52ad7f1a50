import { describe, expect, it } from 'vitest';
import {
  netVolumeLitres,
  packagingProblem,
  packagingOption,
  unPackagingCode,
} from './packaging.ts';

/** A liquid with the density of water by default; dangerous goods if it has a transport entry. */
const liquid = (value = 1, transport: object | null = null) => ({
  physicalState: 'liquid' as const,
  properties: {
    meltingPoint: { kind: 'measured' as const, value: -20 },
    density: { kind: 'measured' as const, value },
  },
  transport,
  hazards: { hazardStatements: ['H290'] },
});
const OF_A_SOLID = { capacityLitres: undefined, brimfulLitres: undefined };
const packaging = (changes: object) =>
  packagingOption.parse({
    kind: 'drum',
    name: '200-litre drum',
    material: 'HDPE',
    netMassKg: 190,
    capacityLitres: 200,
    brimfulLitres: 208,
    unitsPerContainer: 80,
    ...changes,
  });

describe('the net volume', () => {
  it.each([
    ['acetone', 160, 0.7915, 202],
    ['toluene', 175, 0.8675, 202],
    ['glycerine', 250, 1.2613, 198],
    ['acrylic acid', 200, 1.051, 190],
    ['acrylic acid, IBC', 1000, 1.051, 951],
    ['acetic acid, IBC', 1000, 1.049, 953],
    ['isopropyl alcohol, IBC', 770, 0.7865, 979],
    ['monoethylene glycol, tank', 24_000, 1.1135, 21_554],
  ])('of %s is its net mass by its density', (_name, netMassKg, density, litres) => {
    expect(netVolumeLitres({ netMassKg }, liquid(density))).toBe(litres);
  });

  it('is null for a solid, whose bulk density differs from its density', () => {
    expect(
      netVolumeLitres({ netMassKg: 25 }, { ...liquid(1.5), physicalState: 'solid' }),
    ).toBeNull();
  });
});

describe('packagingProblem', () => {
  it.each([
    ['more than a container carries', { unitsPerContainer: 300 }, liquid(), /26 t at most/],
    ['a material that the product corrodes', { material: 'carbon steel' }, liquid(), /corrodes/],
    [
      'a bag of dangerous goods that may melt',
      { kind: 'bag', material: 'polyethylene-lined paper', ...OF_A_SOLID },
      {
        ...liquid(1.5, {}),
        physicalState: 'solid' as const,
        properties: {
          ...liquid().properties,
          meltingPoint: { kind: 'measured' as const, value: 41 },
        },
      },
      /may become liquid/,
    ],
    [
      'dangerous goods in a flexitank',
      { kind: 'flexitank' },
      liquid(1, {}),
      /must not be shipped in a flexitank/,
    ],
    ['no capacity', { capacityLitres: undefined }, liquid(), /must say how many litres/],
    ['a capacity that differs from its name', { capacityLitres: 210 }, liquid(), /must be 200/],
    [
      'a drum that is full at 55 °C',
      {},
      liquid(0.95),
      /makes 200 L at 20 °C; it must be at most 197 L of the 208 L/,
    ],
    [
      'an IBC that is too full at 50 °C',
      { kind: 'ibc', netMassKg: 198 },
      liquid(),
      /198 L at 20 °C; it must be at most 195 L of the 208 L/,
    ],
    ['a drum without brimful capacity', { brimfulLitres: undefined }, liquid(), /up to the brim/],
    [
      'a tank that is too full',
      { kind: 'iso-tank', netMassKg: 199 },
      liquid(),
      /at most 196 L of the 200 L/,
    ],
    [
      'a tank of dangerous goods that is too full at 50 °C',
      { kind: 'iso-tank' },
      liquid(1, {}),
      /at most 186 L of the 200 L/,
    ],
    [
      'a drum of a gas, as cylinders are tested otherwise',
      {},
      { ...liquid(), physicalState: 'gas' as const },
      /not a packaging for a gas/,
    ],
    ['a bag of a liquid', { kind: 'bag' }, liquid(), /not a packaging for a liquid/],
    [
      'an IBC of a solid',
      { kind: 'ibc', ...OF_A_SOLID },
      { ...liquid(1.5), physicalState: 'solid' as const },
      /not a packaging for a solid/,
    ],
    ['a drum that is half empty', { netMassKg: 99 }, liquid(), /less than three quarters/],
    [
      'litres of a solid',
      {},
      { ...liquid(1.5), physicalState: 'solid' as const },
      /must be left out/,
    ],
  ])('rejects %s', (_what, changes, product, expectation) => {
    expect(packagingProblem(packaging(changes), product)?.message).toMatch(expectation);
  });

  it('accepts valid packagings', () => {
    expect(packagingProblem(packaging({}), liquid())).toBeUndefined();
    expect(packagingProblem(packaging({ kind: 'iso-tank' }), liquid())).toBeUndefined();
    const moltenInTank = packaging({ kind: 'iso-tank', ...OF_A_SOLID });
    const solid = { ...liquid(1.5), physicalState: 'solid' as const };
    expect(packagingProblem(moltenInTank, solid)).toBeUndefined();
  });
});

describe('the code of a tested packaging', () => {
  const regulated = liquid(1, {});
  const solid = (meltingPoint: number) => ({
    ...regulated,
    physicalState: 'solid' as const,
    properties: { meltingPoint: { kind: 'measured' as const, value: meltingPoint } },
  });
  it.each([
    [{ kind: 'drum', material: 'HDPE' }, regulated, '1H1'],
    [{ kind: 'ibc', material: 'HDPE' }, regulated, '31HA1'],
    [{ kind: 'iso-tank', material: 'stainless steel' }, regulated, null],
    [{ kind: 'drum', material: 'galvanised steel' }, solid(41), '1A1'],
    [{ kind: 'bag', material: 'polyethylene-lined paper' }, solid(53), '5M2'],
    [{ kind: 'bag', material: 'woven polypropylene' }, solid(53), '5H3'],
    [{ kind: 'drum', material: 'fibreboard' }, solid(53), '1G'],
    [{ kind: 'jumbo-bag', material: 'woven polypropylene' }, solid(53), '13H3'],
    [
      { kind: 'bag', material: 'polyethylene-lined paper' },
      { ...solid(53), transport: null },
      null,
    ],
  ] as const)('of %j depends on the product', (option, product, code) => {
    expect(unPackagingCode(option, product)).toBe(code);
  });
});

import { expect, it } from 'vitest';
import { qrCodeSvg } from './qr-code.ts';

it('draws a square of whole modules inside its quiet zone', () => {
  const svg = qrCodeSvg('https://www.navsagar.example/');
  const [, x, , side] = /viewBox="(-?\d+) (-?\d+) (\d+) \d+"/.exec(svg) ?? [];
  expect(Number(x)).toBe(-4);
  expect((Number(side) - 8 - 17) % 4).toBe(0);
});

it('draws the same code every time', () => {
  expect(qrCodeSvg('a')).toBe(qrCodeSvg('a'));
  expect(qrCodeSvg('a')).not.toBe(qrCodeSvg('b'));
});

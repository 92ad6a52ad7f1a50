import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProgress } from './progress.ts';

const CLEAR_LINE = '\r\u001b[2K';
let written: string[];
const output = (isTTY: boolean) => ({
  isTTY,
  write: (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  },
});

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says nothing of a step that is over within two seconds', () => {
  const { step, end } = startProgress('Cutting', 2, output(false));
  vi.advanceTimersByTime(1900);
  step();
  end();
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([]);
});

it('says in a log how far it is after two seconds, and then every ten', () => {
  const { step, end } = startProgress('Cutting', 49, output(false));
  vi.advanceTimersByTime(2500);
  expect(written).toEqual(['Cutting: 0 of 49 (2 s)\n']);
  for (let part = 0; part < 20; part += 1) {
    vi.advanceTimersByTime(1000);
    step();
  }
  expect(written).toHaveLength(3);
  expect(written[1]).toMatch(/^Cutting: (9|10) of 49 \(12 s\)\n$/);
  end();
});

it('keeps to one line of a terminal, and clears it at the end', () => {
  const { step, end } = startProgress('Cutting', 3, output(true));
  vi.advanceTimersByTime(3000);
  step();
  end();
  expect(written.length).toBeGreaterThan(3);
  for (const text of written) expect(text).toContain(CLEAR_LINE);
  expect(written.at(-1)).toBe(CLEAR_LINE);
});

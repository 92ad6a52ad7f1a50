import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withProgress } from './progress.ts';

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

it('says nothing of a step that is over within two seconds', async () => {
  const work = async (step: () => void) => {
    await vi.advanceTimersByTimeAsync(1900);
    step();
  };
  await withProgress('Cutting', 2, work, output(false));
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([]);
});

it('says in a log how far it is after two seconds, and then every ten', async () => {
  const work = async (step: () => void) => {
    await vi.advanceTimersByTimeAsync(2500);
    expect(written).toEqual(['Cutting: 0 of 49 (2 s)\n']);
    for (let part = 0; part < 20; part += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      step();
    }
  };
  await withProgress('Cutting', 49, work, output(false));
  expect(written).toHaveLength(3);
  expect(written[1]).toMatch(/^Cutting: (9|10) of 49 \(12 s\)\n$/);
});

it('keeps to one line of a terminal, and clears it at the end, also of a step that fails', async () => {
  const work = async (step: () => void) => {
    await vi.advanceTimersByTimeAsync(3000);
    step();
    throw new Error('No disk.');
  };
  await expect(withProgress('Cutting', 3, work, output(true))).rejects.toThrow('No disk.');
  expect(written.length).toBeGreaterThan(3);
  for (const text of written) expect(text).toContain(CLEAR_LINE);
  expect(written.at(-1)).toBe(CLEAR_LINE);
});

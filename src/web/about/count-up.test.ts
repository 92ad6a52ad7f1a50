import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterValue } from './count-up.ts';

const target = fc.integer({ min: 1, max: 1_000_000 });
const durationMs = fc.integer({ min: 1, max: 60_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the value of a counter', () => {
  it('starts at 0, also when the clock runs backwards', () => {
    fc.assert(
      fc.property(target, durationMs, fc.integer({ min: 0, max: 5000 }), (goal, duration, late) => {
        expect(counterValue(goal, 0, duration)).toBe(0);
        expect(counterValue(goal, -late, duration)).toBe(0);
      }),
    );
  });

  it('ends exactly on the target and stays there', () => {
    fc.assert(
      fc.property(target, durationMs, fc.integer({ min: 0 }), (goal, duration, later) => {
        expect(counterValue(goal, duration + later, duration)).toBe(goal);
      }),
    );
  });

  it('never falls, never passes the target and shows whole numbers', () => {
    fc.assert(
      fc.property(target, durationMs, share, share, (goal, duration, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        const before = counterValue(goal, earlier * duration, duration);
        const after = counterValue(goal, later * duration, duration);
        expect(Number.isInteger(after)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(goal);
      }),
    );
  });

  it('reaches the target only at the end', () => {
    fc.assert(
      fc.property(target, fc.integer({ min: 100, max: 60_000 }), (goal, duration) => {
        expect(counterValue(goal, duration - 1, duration)).toBeLessThan(goal);
      }),
    );
  });
});

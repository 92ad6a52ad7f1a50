import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterValue } from './count-up.ts';

const target = fc.integer({ min: 1, max: 1_000_000 });
const durationMs = fc.integer({ min: 1, max: 60_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the value of a counter', () => {
  it('starts at 0, never falls, shows whole numbers and ends on the target', () => {
    fc.assert(
      fc.property(target, durationMs, share, share, (goal, duration, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        const before = counterValue(goal, earlier * duration, duration);
        const after = counterValue(goal, later * duration, duration);
        expect(Number.isInteger(after)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(goal);
        expect(counterValue(goal, 0, duration)).toBe(0);
        expect(counterValue(goal, duration, duration)).toBe(goal);
      }),
    );
  });
});

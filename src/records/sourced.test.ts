import { expect, it } from 'vitest';
import { z } from 'zod';
import { unlessSample } from './sourced.ts';

const phone = unlessSample(z.string().min(3));

it('a value is nothing while it is a sample, and itself once it has a source', () => {
  expect(phone.parse({ value: '+91 22', sample: true })).toBeNull();
  expect(phone.parse({ value: '+91 22', source: 'owner, 2026-12-01' })).toBe('+91 22');
});

it('is checked even while it is a sample', () => {
  expect(phone.safeParse({ value: 'x', sample: true }).success).toBe(false);
  expect(phone.safeParse({ value: '+91 22' }).success).toBe(false);
});

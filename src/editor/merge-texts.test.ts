import { expect, it } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

it('brings changes of different lines together, and has both of the same line', async () => {
  const text = (first: string, last: string) => `a: ${first}\nb: same\nc: same\nd: ${last}\n`;
  const base = text('old', 'old');
  expect(await mergeTexts(text('own', 'old'), base, text('old', 'other'))).toEqual({
    own: text('own', 'other'),
    other: text('own', 'other'),
  });
  expect(await mergeTexts(text('own', 'old'), base, text('other', 'other'))).toEqual({
    own: text('own', 'other'),
    other: text('other', 'other'),
  });
});

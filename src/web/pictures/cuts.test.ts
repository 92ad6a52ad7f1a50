import { expect, it } from 'vitest';
import { cutKey } from './cuts.ts';

it('keeps the crops of one picture apart', () => {
  const picture = { file: 'pages/a.jpg', alt: '', use: 'wide' as const };
  const crops = [undefined, { aspect: 1, focus: 0.5 }, { aspect: 1, focus: 0.8 }];
  const keys = crops.map((phoneCrop) => cutKey({ ...picture, phoneCrop }));
  expect(new Set(keys).size).toBe(3);
});

import { expect, it } from 'vitest';
import { pictureKey } from './picture-of.ts';

it('has another key for each crop of a picture', () => {
  const picture = { file: 'pages/a.jpg', alt: '', use: 'wide' as const };
  const crops = [undefined, { aspect: 1, focus: 0.5 }, { aspect: 1, focus: 0.8 }];
  const keys = crops.map((phoneCrop) => pictureKey({ ...picture, phoneCrop }));
  expect(new Set(keys).size).toBe(3);
});

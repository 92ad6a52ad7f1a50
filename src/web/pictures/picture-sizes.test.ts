import { expect, it } from 'vitest';
import { cropOf, pictureKey } from './picture-sizes.ts';

it('has another key for each crop of a picture', () => {
  const picture = { file: 'pages/a.jpg', alt: '', use: 'wide' as const };
  const crops = [undefined, { aspect: 1, focus: 0.5 }, { aspect: 1, focus: 0.8 }];
  const keys = crops.map((phoneCrop) => pictureKey({ ...picture, phoneCrop }));
  expect(new Set(keys).size).toBe(3);
});

it('crops photographs of any shape', () => {
  const crop = { aspect: 1.6, focus: 0.9 };
  expect(cropOf({ width: 2400, height: 1000 }, crop)).toEqual({
    width: 1600,
    height: 1000,
    left: 720,
    top: 0,
  });
  expect(cropOf({ width: 4032, height: 3024 }, crop)).toEqual({
    width: 4032,
    height: 2520,
    left: 0,
    top: 252,
  });
});

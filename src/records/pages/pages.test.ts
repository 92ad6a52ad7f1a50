import { expect, it } from 'vitest';
import * as content from '../content.ts';

const pictures = content.pagePictures();

it('finds the pictures of pages, solutions and products, each with its use', () => {
  const useOf = (file: string) => pictures.find((picture) => picture.file === file)?.use;
  expect(useOf(content.homePage().banner.slides[0]?.picture.file ?? '')).toBe('wide');
  expect(useOf(content.homePage().banner.slides[0]?.uprightPicture.file ?? '')).toBe('upright');
  expect(useOf(content.solutions()[0]?.picture.file ?? '')).toBe('half');
  for (const { images } of content.products()) {
    for (const { file } of images) expect(useOf(`products/${file}`)).toBe('card');
  }
});

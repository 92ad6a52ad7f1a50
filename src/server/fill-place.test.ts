import { describe, expect, it } from 'vitest';
import { cutAtPlace } from './fill-place.ts';

describe('a page with a marked place', () => {
  it('is cut at it', () => {
    expect(cutAtPlace('<p><!--path-->/badpage<!--/path--></p>', 'path')).toEqual({
      before: '<p>',
      built: '/badpage',
      after: '</p>',
    });
    expect(cutAtPlace('<!--path--><!--/path-->', 'path')).toEqual({
      before: '',
      built: '',
      after: '',
    });
  });

  it.each([
    '',
    '<p>/badpage</p>',
    '<!--path-->open',
    'closed<!--/path-->',
    '<!--/path--><!--path-->',
    '<!--enquiry-->x<!--/enquiry-->',
    '<!--path-->a<!--/path--><!--path-->b<!--/path-->',
    '<!--path-->a<!--/path-->b<!--/path-->',
  ])('has exactly one: %s', (html) => {
    expect(cutAtPlace(html, 'path')).toBeUndefined();
  });
});

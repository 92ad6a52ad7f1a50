import { describe, expect, it } from 'vitest';
import { splitAtPlaceholder } from './placeholder.ts';

describe('a page with a placeholder', () => {
  it('is split at the placeholder', () => {
    expect(splitAtPlaceholder('<p><!--path-->/badpage<!--/path--></p>', 'path')).toEqual({
      before: '<p>',
      built: '/badpage',
      after: '</p>',
    });
    expect(splitAtPlaceholder('<!--path--><!--/path-->', 'path').built).toBe('');
  });

  it.each([
    '',
    '<p>/badpage</p>',
    '<!--path-->open',
    'closed<!--/path-->',
    '<!--enquiry-->x<!--/enquiry-->',
    '<!--path-->a<!--/path--><!--path-->b<!--/path-->',
    '<!--path-->a<!--/path-->b<!--/path-->',
  ])('must have exactly one: %s', (html) => {
    expect(() => splitAtPlaceholder(html, 'path')).toThrow('npm run build');
  });
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestSite } from '../../../tests/support/test-server.ts';
import { pageAt, readSite } from './site-files.ts';

const read = (files: Record<string, string>) => readSite(path.join(makeTestSite(files), 'client'));

describe('the files of the built site', () => {
  it('are pages by clean address, and everything else by its path', () => {
    const { pages, assets, notFound } = read({
      'index.html': 'x',
      'a.html': 'x',
      'a/b.html': 'x',
      'c/index.html': 'x',
      '404.html': 'none',
      'robots.txt': 'x',
      'static/js/a.js': 'x'.repeat(600),
      '.hidden': 'x',
      'static/.hidden/a.js': 'x',
    });
    expect([...pages.keys()].sort()).toEqual(['/', '/a', '/a/b', '/c']);
    expect([...assets.keys()].sort()).toEqual(['/robots.txt', '/static/js/a.js']);
    expect(assets.get('/static/js/a.js')?.variants.map(({ coding }) => coding)).toEqual([
      'br',
      'gzip',
      '',
    ]);
    expect(notFound).toBe('none');
  });

  it('are refused when the build is incomplete', () => {
    expect(() => read({ 'index.html': 'x' })).toThrow();
    expect(() => pageAt(read({ '404.html': 'x' }), '/')).toThrow(/no page for \/.*npm run build/);
  });
});

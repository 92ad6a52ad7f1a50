import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { POLICIES_FILE, readSiteFiles } from './site-files.ts';
import { makeTestSite } from '../../tests/support/test-server.ts';

describe('the files of the built site', () => {
  it('are pages by clean address, and everything else by its path', () => {
    const { pages, assets, notFound } = readSiteFiles(
      makeTestSite({
        'index.html': 'x',
        'a.html': 'x',
        'a/b.html': 'x',
        '404.html': 'x',
        'robots.txt': 'x',
        'static/js/a.js': 'x'.repeat(600),
        '.hidden': 'x',
        'static/.hidden/a.js': 'x',
      }),
    );
    expect([...pages.keys()].sort()).toEqual(['/', '/a', '/a/b']);
    expect([...assets.keys()].sort()).toEqual(['/robots.txt', '/static/js/a.js']);
    expect(assets.get('/static/js/a.js')?.encodings).toEqual(['br', 'gzip']);
    expect(notFound?.file).toBe('404.html');
  });

  it('keep a file whose name only looks like a compressed twin', () => {
    const { assets } = readSiteFiles(makeTestSite({ 'index.html': 'x', 'archive.gz': 'x' }));
    expect([...assets.keys()]).toEqual(['/archive.gz']);
  });

  it('have the type that is registered for them', () => {
    const { assets } = readSiteFiles(makeTestSite({ 'index.html': 'x', 'contact.vcf': 'x' }));
    expect(assets.get('/contact.vcf')?.headers['content-type']).toBe('text/vcard; charset=utf-8');
  });

  it('are refused when a page has no policy, or the build is incomplete', () => {
    const dist = makeTestSite();
    writeFileSync(path.join(dist, POLICIES_FILE), '{}');
    expect(() => readSiteFiles(dist)).toThrow(/no content security policy for \/.*npm run build/);
    expect(() => readSiteFiles(path.join(dist, 'nowhere'))).toThrow();
  });
});

import { expect, it } from 'vitest';
import type { Site, SiteFile } from '../../src/server/plugins/site-files.ts';
import { findDeadLinks } from './check-build.ts';

const fileOf = (text: string): SiteFile => ({
  etag: '',
  variants: [{ coding: '', body: Buffer.from(text), headers: {} }],
});

/** Returns a site of these pages, by path, and one picture. */
function siteOf({ '/404': notFound = '', ...htmlByPath }: Record<string, string>): Site {
  const pages = Object.entries(htmlByPath).map(([path, html]) => [path, fileOf(html)] as const);
  return { pages: new Map(pages), notFound, assets: new Map([['/a b.webp', fileOf('')]]) };
}

it('names each link without a target once for each page', () => {
  const site = siteOf({
    '/': '<a href="/quality">Quality</a> <a href="/quality#top">Quality</a>',
    '/about': '<link href="/gone.css"> <a href="/">Home</a>',
    '/404': '<a class="x" href="/nowhere?a=b">Back</a>',
  });
  expect(findDeadLinks(site)).toEqual([
    '/ links to /quality',
    '/about links to /gone.css',
    '/404 links to /nowhere',
  ]);
});

it('accepts links to pages, files, moved addresses, other sites and anchors', () => {
  const site = siteOf({
    '/': '<a href="/?product=x"></a><a href="/a%20b.webp"></a><a href="/products"></a><a href="#b"></a><a href="https://x.example/y"></a><a href="tel:+9122"></a>',
  });
  expect(findDeadLinks(site)).toEqual([]);
});

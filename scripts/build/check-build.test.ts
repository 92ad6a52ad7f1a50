import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteFile } from '../../src/server/site-files.ts';
import { findDeadLinks } from './check-build.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A site of these pages, by path, and of a picture. */
function siteOf(htmlByPath: Record<string, string>) {
  const siteFile = (file: string): SiteFile => ({
    file,
    headers: {},
    encodings: [],
    unsaid: [],
  });
  const pages = new Map<string, SiteFile>();
  for (const [address, html] of Object.entries(htmlByPath)) {
    const file = `page-${pages.size}.html`;
    writeFileSync(path.join(folder, file), html);
    pages.set(address, siteFile(file));
  }
  const notFound = pages.get('/404');
  pages.delete('/404');
  return { folder, pages, notFound, assets: new Map([['/a b.webp', siteFile('a b.webp')]]) };
}

it('names each page with a link to nothing, once', () => {
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

it('takes pages, files, moved addresses, other sites and places on the page for what they are', () => {
  const site = siteOf({
    '/': '<a href="/?product=x"></a><a href="/a%20b.webp"></a><a href="/products"></a><a href="#b"></a><a href="https://x.example/y"></a><a href="tel:+9122"></a>',
  });
  expect(findDeadLinks(site)).toEqual([]);
});

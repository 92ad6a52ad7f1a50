import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPageRenderer } from '../src/server/page-renderer.ts';
import { STATIC_NOT_FOUND_FILE } from '../src/server/site-files.ts';

/** The path that the page names on a plain static host, which cannot fill in another (website specification, section 2). */
const STATIC_NOT_FOUND_PATH = '/badpage';

/**
 * Writes the 404 page as a file, for plain static hosts and for the day on
 * which it cannot be rendered, and lists its policy with those of the others.
 */
export async function writeStaticNotFound(distFolder: string, siteUrl: string): Promise<void> {
  const renderPage = await loadPageRenderer(distFolder, new URL(siteUrl));
  const page = await renderPage('/404', { requestedPath: STATIC_NOT_FOUND_PATH });
  await writeFile(path.join(distFolder, 'client', STATIC_NOT_FOUND_FILE), page.html);
  if (page.contentSecurityPolicy === undefined) return;
  const headersFile = path.join(distFolder, '_headers.json');
  const entries = JSON.parse(await readFile(headersFile, 'utf8')) as unknown[];
  const headers = [{ key: 'Content-Security-Policy', value: page.contentSecurityPolicy }];
  const pathname = `/${path.basename(STATIC_NOT_FOUND_FILE, '.html')}`;
  await writeFile(headersFile, JSON.stringify([...entries, { pathname, headers }], null, 2));
}

import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { ROUTES, SERVICE_WORKER_PATH } from '../../src/records/addresses/routes.ts';
import { noticeHtml } from '../../src/server/notice.ts';
import { compileScript } from '../../src/web/layouts/compile-script.ts';
import { readPages } from '../read-folder.ts';

/** What pages name and must have to be read as they are meant: scripts, styles, fonts. */
const FILES = ['static/js/*.js', 'static/fonts/*.woff2', 'static/*.css'];

/**
 * Writes the service worker of a built site (its `client` folder), or the one that takes it away
 * from browsers when the setting says so. It is named by what is in the pages, so that browsers
 * fetch it anew when one of them has changed.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const { keepsPages, heading, text } = content.offline();
  const file = path.join(folder, SERVICE_WORKER_PATH);
  if (!keepsPages) {
    writeFileSync(file, await compileScript('./service-worker-off.ts'));
    return;
  }
  const version = createHash('sha256');
  for (const html of readPages(folder).values()) version.update(html);
  const code = await compileScript('./service-worker.ts', {
    BUILD: version.digest('hex').slice(0, 12),
    PAGES: Object.values(ROUTES),
    FILES: globSync(FILES, { cwd: folder })
      .sort()
      .map((name) => `/${name}`),
    NO_NETWORK_PAGE: noticeHtml({ status: 503, heading, text, leadsTo: 'home' }),
  });
  writeFileSync(file, code);
}

/**
 * `npm run build`: builds the site into `dist.next/`, which replaces `dist/` at the end, so that a
 * failed build leaves `dist/` unchanged. A running server is not disturbed: it keeps its files in
 * memory. Pictures and prints whose sources did not change are not made again.
 */
import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as buildPages } from 'astro';
import { siteUrl } from '../src/records/site-url.ts';
import { BUILD_INFO_FILE, DIST_FOLDER } from '../src/server/build-info.ts';
import { bundleServer } from './build/bundle-server.ts';
import { copyDeployment } from './build/copy-deployment.ts';
import { precompressFolder } from './build/precompress.ts';
import { writeThirdParties } from './build/third-parties.ts';
import { endWithNpm } from './npm-parent.ts';
import { prepare } from './prepare.ts';

const NEXT_FOLDER = `${DIST_FOLDER}.next`;
const OLD_FOLDER = `${DIST_FOLDER}.old`;

async function build(): Promise<void> {
  const origin = siteUrl();
  // Pages and prints read the checked address from here.
  process.env['SITE_URL'] = origin;
  process.env['NODE_ENV'] = 'production';
  const client = path.join(NEXT_FOLDER, 'client');
  rmSync(NEXT_FOLDER, { recursive: true, force: true });
  const steps: [title: string, run: () => unknown][] = [
    ['Content, prints and pictures', prepare],
    ['Pages', () => buildPages({ outDir: client })],
    ['Server', () => bundleServer(NEXT_FOLDER)],
    ['Third parties', () => writeThirdParties(NEXT_FOLDER)],
    ['Compressed files', () => precompressFolder(client)],
    ['Deployment', () => copyDeployment(NEXT_FOLDER)],
  ];
  for (const [title, run] of steps) {
    const start = performance.now();
    await run();
    console.log(`build: ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  writeFileSync(path.join(NEXT_FOLDER, BUILD_INFO_FILE), JSON.stringify({ siteUrl: origin }));
  rmSync(OLD_FOLDER, { recursive: true, force: true });
  if (lstatSync(DIST_FOLDER, { throwIfNoEntry: false })) renameSync(DIST_FOLDER, OLD_FOLDER);
  renameSync(NEXT_FOLDER, DIST_FOLDER);
  rmSync(OLD_FOLDER, { recursive: true, force: true });
}

try {
  endWithNpm(() => process.exit(1));
  await build();
} catch (error) {
  console.error(`build: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

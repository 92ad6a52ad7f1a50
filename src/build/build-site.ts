import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as buildPages } from 'astro';
import { siteUrl } from '../settings/site-url.ts';
import { BUILD_INFO_FILE, DIST_FOLDER } from '../settings/build-info.ts';
import { bundleServer } from './bundle-server.ts';
import { claimBuildFolder, replaceFolder } from './build-folder.ts';
import { copyDeployment } from './copy-deployment.ts';
import { precompressFolder } from './precompress.ts';
import { writeThirdParties } from './third-parties.ts';
import { prepare } from './prepare.ts';

/**
 * Builds the site into a folder of its own, which replaces `dist/` at the end, so that a failed build leaves
 * `dist/` unchanged, and of builds at the same time the last one stays. A running server is not disturbed: it
 * keeps its files in memory. Pictures and prints whose sources did not change are not made again.
 */
export async function buildSite(): Promise<void> {
  const origin = siteUrl();
  // Pages and prints read the checked address from here.
  process.env['SITE_URL'] = origin;
  process.env['NODE_ENV'] = 'production';
  const folder = claimBuildFolder();
  const client = path.join(folder, 'client');
  const steps: [title: string, run: () => unknown][] = [
    ['Content, prints and pictures', prepare],
    ['Pages', () => buildPages({ outDir: client })],
    ['Server', () => bundleServer(folder)],
    ['Third parties', () => writeThirdParties(folder)],
    ['Compressed files', () => precompressFolder(client)],
    ['Deployment', () => copyDeployment(folder)],
  ];
  for (const [index, [title, run]] of steps.entries()) {
    const start = performance.now();
    await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`build: ${index + 1} of ${steps.length}: ${title}: ${seconds} s`);
  }
  writeFileSync(path.join(folder, BUILD_INFO_FILE), JSON.stringify({ siteUrl: origin }));
  replaceFolder(DIST_FOLDER, folder);
}

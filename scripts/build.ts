/**
 * Builds the site: `npm run build`. Each step says what it does and how long it
 * took; the first that fails ends the build with exit code 1. All happens in
 * one process and in a folder beside the site that is served: whatever ends it,
 * `dist` is as it was before, and nothing goes on in the background.
 * Pictures, prints and compressed files are kept from build to build, by hash.
 */
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build as buildPages } from 'astro';
import { siteUrl } from '../src/records/site-url.ts';
import { endWithNpm } from '../src/server/npm-parent.ts';
import { createBuildFolder, publishBuild } from './build/build-folders.ts';
import { withBuildLock } from './build-lock.ts';
import { buildPictures } from './build-pictures.ts';
import { buildPrints } from './build-prints.ts';
import { bundleServer } from './build/bundle-server.ts';
import { copyDeployment } from './build/copy-deployment.ts';
import { checkBuild } from './build/check-build.ts';
import { checkContent } from './content-problems.ts';
import { precompressFolder } from './build/precompress.ts';
import { filesIn } from './read-folder.ts';
import { nameThirdParties } from './build/third-parties.ts';

/** How much of a folder is what: "14.2 MB, of which server 4.1 MB". */
function describeSize(folder: string): string {
  const sizeOf = (part: string) =>
    filesIn(part).reduce((sum, file) => sum + statSync(file).size, 0);
  const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return `${inMb(sizeOf(folder))}, of which the server ${inMb(sizeOf(path.join(folder, 'server')))}`;
}

async function build(): Promise<void> {
  const origin = siteUrl();
  // Every step reads it as it was checked here: an empty one counts as not set.
  process.env['SITE_URL'] = origin;
  process.env['NODE_ENV'] = 'production';
  const folder = createBuildFolder();
  const client = path.join(folder, 'client');
  const steps: [title: string, run: () => unknown][] = [
    ['Checking content', checkContent],
    // Before pictures, which may take minutes: it finds what cannot be drawn or typeset.
    ['Typesetting prints', buildPrints],
    ['Cutting pictures', buildPictures],
    ['Building pages', () => buildPages({ outDir: client })],
    ['Bundling the server', () => bundleServer(folder)],
    ['Naming third parties', () => nameThirdParties(folder)],
    ['Compressing texts', () => precompressFolder(client)],
    ['Copying deploy/', () => copyDeployment(folder)],
    ['Checking pages', () => checkBuild(folder)],
  ];
  try {
    for (const [title, run] of steps) {
      console.log(`build: ${title} ...`);
      const start = performance.now();
      await run();
      console.log(`build: ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
    publishBuild(folder, { siteUrl: origin });
    console.log(`build: dist/ is ${describeSize(folder)}.`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

try {
  // As the first half of `npm start`; alone it runs in the foreground of npm.
  endWithNpm(() => process.exit(1));
  await withBuildLock(build);
} catch (error) {
  console.error(`build: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * Builds the site: `npm run build`. Each step says what it does and how long it
 * took; the first that fails ends the build with exit code 1. All happens in
 * one process and in a folder beside the site that is served: whatever ends it,
 * `dist` is as it was before, and nothing goes on in the background.
 * Pictures, prints and compressed files are kept from build to build, by hash.
 */
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build as buildPages } from 'astro';
import { FRAMES_FOLDER } from '../src/records/frames.ts';
import { siteUrl } from '../src/records/site-url.ts';
import { endWithNpm } from '../src/server/npm-parent.ts';
import { createBuildFolder, publishBuild } from './build-folders.ts';
import { withBuildLock } from './build-lock.ts';
import { buildPictures } from './build-pictures.ts';
import { buildPrints } from './build-prints.ts';
import { bundleServer } from './bundle-server.ts';
import { checkBuild } from './check-build.ts';
import { checkContent } from './content-problems.ts';
import { lightenPages } from './lighten-pages.ts';
import { shortenClassNames } from './shorten-class-names.ts';
import { splitStylesOfPages } from './split-styles.ts';
import { writeDeployment } from './deployment/write-deployment.ts';
import { dateFiles } from './date-files.ts';
import { precompressFolder } from './precompress.ts';
import { nameThirdParties } from './third-parties.ts';
import { writeSbom } from './write-sbom.ts';
import { writePolicies } from './write-policies.ts';
import { writeServiceWorker } from './write-service-worker.ts';

interface BuildStep {
  readonly title: string;
  readonly run: () => unknown;
}

/** How much of a folder is what: "14.2 MB, of which server 4.1 MB". */
function describeSize(folder: string): string {
  const sizeOf = (part: string) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(path.join(part, name)))
      .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
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
  const steps: BuildStep[] = [
    { title: 'Checking content', run: checkContent },
    // First, as it finds what is wrong with a structure; pictures may take minutes.
    { title: 'Typesetting prints', run: buildPrints },
    { title: 'Cutting pictures', run: buildPictures },
    { title: 'Building pages', run: () => buildPages({ outDir: client }) },
    { title: 'Lightening pages', run: () => lightenPages(client) },
    { title: 'Shortening class names', run: () => shortenClassNames(client) },
    { title: 'Splitting styles', run: () => splitStylesOfPages(client) },
    { title: 'Writing policies', run: () => writePolicies(folder) },
    // The server fills them in; nobody shall find them as they are.
    {
      title: 'Taking out the frames',
      run: () => renameSync(path.join(client, FRAMES_FOLDER), path.join(folder, FRAMES_FOLDER)),
    },
    { title: 'Bundling the server', run: () => bundleServer(folder) },
    { title: 'Naming third parties', run: () => nameThirdParties(folder) },
    { title: 'Listing packages', run: () => writeSbom(folder) },
    { title: 'Writing the service worker', run: () => writeServiceWorker(client) },
    { title: 'Compressing texts', run: () => precompressFolder(client) },
    { title: 'Dating files', run: () => dateFiles(client) },
    { title: 'Writing deploy/', run: () => writeDeployment(folder, origin) },
    { title: 'Checking pages', run: () => checkBuild(folder) },
  ];
  try {
    for (const { title, run } of steps) {
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

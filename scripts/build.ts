/**
 * Builds the site into dist/: `npm run build`. Each step says what it does and
 * how long it took; the first that fails ends the build with exit code 1.
 * With `--if-needed` nothing is done when the last build still fits.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../src/records/content.ts';
import { parseSiteUrl } from '../src/enquiries/settings.ts';
import { BUILD_RECORD_FILE, DIST_FOLDER, type BuildRecord } from '../src/server/build-record.ts';
import { getBuildReason } from './build-reason.ts';
import { withLock } from './build-lock.ts';
import { precompressFolder } from './precompress.ts';
import { runProgram } from './run-program.ts';
import { fingerprintSources } from './source-fingerprint.ts';
import { writeStaticNotFound } from './static-not-found.ts';

const LOCK_FILE = '.cache/build.lock';

interface BuildStep {
  readonly title: string;
  readonly run: () => Promise<unknown>;
}

async function build(): Promise<void> {
  const siteUrl = parseSiteUrl(process.env['SITE_URL']?.trim() || content.company().siteUrl);
  // Every step reads it as it was checked here: an empty one counts as not set.
  process.env['SITE_URL'] = siteUrl;
  const record: BuildRecord = { siteUrl, sources: fingerprintSources() };
  const steps: BuildStep[] = [
    { title: 'Cutting pictures', run: () => runProgram('scripts/build-pictures.ts') },
    { title: 'Typesetting data sheets', run: () => runProgram('scripts/build-data-sheets.ts') },
    { title: 'Drawing social pictures', run: () => runProgram('scripts/build-social-pictures.ts') },
    { title: 'Building pages', run: () => runProgram('node_modules/astro/bin/astro.mjs', 'build') },
    {
      title: 'Writing the 404 page for static hosts',
      run: () => writeStaticNotFound(DIST_FOLDER, siteUrl),
    },
    {
      title: 'Compressing texts',
      run: () => precompressFolder(path.join(DIST_FOLDER, 'client')),
    },
  ];
  // Without its record a build counts as incomplete, whatever lies in the folder.
  rmSync(BUILD_RECORD_FILE, { force: true });
  for (const { title, run } of steps) {
    console.log(`build: ${title} ...`);
    const start = performance.now();
    await run();
    console.log(`build: ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  writeFileSync(BUILD_RECORD_FILE, `${JSON.stringify(record, null, 2)}\n`);
}

try {
  await withLock(LOCK_FILE, async () => {
    const isNeeded = !process.argv.includes('--if-needed') || getBuildReason() !== undefined;
    if (isNeeded) await build();
  });
  // Astro's adapter leaves handles open that would keep this process alive.
  process.exit(0);
} catch (error) {
  console.error(`build: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

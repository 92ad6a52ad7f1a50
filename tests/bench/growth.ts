import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { BROWSER_FLAGS, requireBrowserPath } from '../support/browser.ts';
import { copyProject } from '../support/copy-project.ts';
import { findFreePort } from '../support/free-port.ts';
import { count, median, times, type BenchResult } from './bench-part.ts';
import { growCatalogue } from './generated-records.ts';
import { isFoundByTyping, typeOnProducts, type Typing } from './typing.ts';

const SIZES = (process.env['SIZES'] ?? '13,130,1300').split(',').map(Number);
const ROUNDS = 3;
/** How much more the Products page may weigh before anyone scrolls, however long the catalogue. */
const GROWTH_LIMIT = 2;
interface PagesBuild {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** A catalogue of some size, built and served. */
interface GrownSite {
  readonly build: PagesBuild;
  /** Of the Products page and of Contact, compressed. */
  readonly bytes: number;
  readonly contactBytes: number;
  readonly foundCount: number;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Builds the pages of a copy of the project with so many products, and serves them. */
async function startGrownSite(size: number): Promise<GrownSite> {
  const project = await copyProject();
  const names = growCatalogue(project, size);
  const built = spawnSync(process.execPath, [path.resolve('tests/bench/build-pages.ts')], {
    cwd: project,
    encoding: 'utf8',
  });
  if (built.status !== 0) {
    throw new Error(
      `The pages of ${size} products were not built:\n${built.stdout}${built.stderr}`,
    );
  }
  const root = path.join(project, 'out');
  const compressed = (page: string) =>
    brotliCompressSync(readFileSync(path.join(root, `${page}.html`))).length;
  const port = await findFreePort();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return {
    build: JSON.parse(built.stdout.trim().split('\n').at(-1) ?? '') as PagesBuild,
    bytes: compressed(ROUTES.products),
    contactBytes: compressed(ROUTES.contact),
    foundCount: names.filter(isFoundByTyping).length,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      rmSync(project, { recursive: true });
    },
  };
}

/** The Products page and the build of all pages, from the catalogue as it is to a hundred times as much. */
export async function benchGrowth(): Promise<BenchResult> {
  const sites = new Map<number, GrownSite>();
  const visits = new Map<number, Typing[]>();
  try {
    for (const size of SIZES) sites.set(size, await startGrownSite(size));
    const browser = await chromium.launch({
      executablePath: requireBrowserPath(),
      args: BROWSER_FLAGS,
    });
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [size, { url, foundCount }] of sites) {
          const typing = await typeOnProducts(browser, url, foundCount);
          visits.set(size, [...(visits.get(size) ?? []), typing]);
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    for (const site of sites.values()) await site.stop();
  }
  const figures = [...sites].map(([size, { build, bytes, contactBytes }]) => {
    const made = visits.get(size) ?? [];
    return {
      size,
      build,
      bytes,
      contactBytes,
      elements: made[0]?.elements ?? Number.NaN,
      loadMs: median(made.map((one) => one.loadMs)),
      keyMs: median(made.flatMap((one) => one.keysMs)),
      longestKeyMs: Math.max(...made.flatMap((one) => one.keysMs)),
    };
  });
  const [least] = figures;
  if (!least) throw new Error('SIZES names no size. Leave it out, or set it like SIZES=13,130.');
  return {
    rows: figures.map((one) => ({
      what: `${count(one.size)} products`,
      found: [
        `Products ${(one.bytes / 1000).toFixed(1)} kB of brotli, Contact ${(one.contactBytes / 1000).toFixed(1)}`,
        `${count(one.elements)} elements`,
        `loaded in ${count(one.loadMs)} ms`,
        `key press to answer ${count(one.keyMs)} ms (longest ${count(one.longestKeyMs)})`,
        `pages built in ${one.build.seconds.toFixed(0)} s (${one.build.cpuSeconds.toFixed(0)} s of CPU, ${count(one.build.megabytes)} MB)`,
      ].join(', '),
      against: one === least ? '' : `${least.size} products`,
      ratio:
        one === least
          ? ''
          : [
              `bytes ${times(one.bytes, least.bytes)}`,
              `load ${times(one.loadMs, least.loadMs)}`,
              `key ${times(one.keyMs, least.keyMs)}`,
              `build ${times(one.build.cpuSeconds, least.build.cpuSeconds)}`,
            ].join(', '),
    })),
    method: `Generated records, whose pictures and data sheets are not made. Medians of ${ROUNDS} interleaved visits with a processor slowed down to a quarter, each with twelve key presses in the search.`,
    faults: figures
      .filter(({ bytes }) => bytes > least.bytes * GROWTH_LIMIT)
      .map(
        ({ size }) => `With ${size} products the page weighs over ${GROWTH_LIMIT} times as much.`,
      ),
  };
}

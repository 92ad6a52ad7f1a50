/**
 * `npm run measure`: Lighthouse (mobile) over every page of the built site.
 * Prints the median of five runs and ends with exit code 1 when a median is
 * below the numbers that the site holds. Build first; keep the machine calm.
 */
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ROUTES } from '../../src/records/routes.ts';
import { BROWSER_FLAGS, requireBrowserPath } from '../support/browser.ts';
import { startSiteServer } from '../support/site-server.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const MINIMUM = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const LAYOUT_SHIFT_LIMIT = 0.02;
const UNKNOWN_PATH = '/badpage';

type Category = keyof typeof MINIMUM;
const CATEGORIES = Object.keys(MINIMUM) as Category[];
/** What a page that is not there need not have. */
const NOT_FOUND_CATEGORIES: readonly Category[] = ['performance', 'accessibility'];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measureOnce(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    blockedUrlPatterns: ['*openstreetmap.org*'],
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    kilobytes: (audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1000,
    faults: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    ),
  };
}

const site = await startSiteServer();
const browser = await chromeLauncher.launch({
  chromePath: requireBrowserPath(),
  chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
});
let isBelow = false;
try {
  for (const path of [...Object.values(ROUTES), UNKNOWN_PATH]) {
    const runs: Awaited<ReturnType<typeof measureOnce>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measureOnce(`${site.url}${path}`, browser.port));
    }
    const wanted = path === UNKNOWN_PATH ? NOT_FOUND_CATEGORIES : CATEGORIES;
    const scores = wanted.map((name) => ({
      name,
      score: median(runs.map((run) => run.scores[name])),
    }));
    const layoutShift = median(runs.map((run) => run.layoutShift));
    console.log(
      [
        path.padEnd(52),
        ...scores.map(({ name, score }) => `${name} ${score}`),
        `CLS ${layoutShift.toFixed(3)}`,
        `LCP ${Math.round(median(runs.map((run) => run.largestPaintMs)))} ms`,
        `TBT ${Math.round(median(runs.map((run) => run.blockingMs)))} ms`,
        `${Math.round(median(runs.map((run) => run.kilobytes)))} kB`,
      ].join('  '),
    );
    const faults = new Set(
      runs
        .flatMap((run) => run.faults)
        .filter((fault) => wanted.some((name) => fault.startsWith(name))),
    );
    for (const fault of faults) console.log(`  ${fault}`);
    isBelow ||=
      layoutShift >= LAYOUT_SHIFT_LIMIT || scores.some(({ name, score }) => score < MINIMUM[name]);
  }
} finally {
  browser.kill();
  await site.stop();
}
process.exitCode = isBelow ? 1 : 0;

/**
 * `npm run bench`: measures every page of the last build with Lighthouse as a phone. The exit code is 1 when a figure is
 * beyond its limit.
 */
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, requireBrowserPath } from './support/browser.ts';
import { PRODUCT_PAGES, SITE_PAGES } from './support/site-pages.ts';
import { startSiteServer } from './support/site-server.ts';
import { describeMachine, formatTable } from './support/markdown-table.ts';

const ROUNDS = 3;
const PERFORMANCE_MIN = 97;
const LAYOUT_SHIFT_LIMIT = 0.02;
/** The 404 page. Its status counts as an error in the categories best-practices and seo. */
const NOT_FOUND = 'not-found';

type Page = {
  readonly name: string;
  readonly url: string;
};

type Visit = Awaited<ReturnType<typeof visit>>;

/** Loads a page with Lighthouse as a phone. With `isAudited`, also returns what keeps its other categories from 100. */
async function visit({ name, url }: Page, port: number, isAudited: boolean) {
  const others =
    name === NOT_FOUND ? ['accessibility'] : ['accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', ...(isAudited ? others : [])],
    blockedUrlPatterns: ['*openstreetmap.org*'],
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockingMs: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    kilobytes: numberOf('total-byte-weight') / 1000,
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    faults: !isAudited
      ? []
      : others.flatMap((category) =>
          (categories[category]?.auditRefs ?? [])
            .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
            .map(({ id }) => `${name} has less than 100 in ${category}: ${id}.`),
        ),
  };
}

function medianOf(visits: readonly Visit[], read: (visit: Visit) => number): number {
  const values = visits.map(read).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

const site = await startSiteServer();
const browser = await chromeLauncher.launch({
  chromePath: requireBrowserPath(),
  chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
});
const pages = [...SITE_PAGES, ...PRODUCT_PAGES.slice(0, 1)].map(({ name, path }) => ({
  name,
  url: site.url + path,
}));
const visits = new Map<Page, Visit[]>(pages.map((page) => [page, []]));
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Interleaved, so that other load of the machine affects all pages.
    for (const [page, made] of visits) {
      made.push(await visit(page, browser.port, round === 0));
    }
  }
} finally {
  browser.kill();
  await site.stop();
}
const paints = (first: number, largest: number) =>
  `FCP ${(first / 1000).toFixed(2)} s, LCP ${(largest / 1000).toFixed(2)} s`;
const faults: string[] = [];
const rows = [...visits].map(([page, made]) => {
  const first = medianOf(made, (one) => one.firstPaintMs);
  const largest = medianOf(made, (one) => one.largestPaintMs);
  const score = medianOf(made, (one) => one.score);
  const shift = medianOf(made, (one) => one.layoutShift);
  if (score < PERFORMANCE_MIN) {
    faults.push(`${page.name} has ${score} of 100 in performance, less than ${PERFORMANCE_MIN}.`);
  }
  if (shift >= LAYOUT_SHIFT_LIMIT) {
    faults.push(`${page.name} moves by ${shift.toFixed(3)}, ${LAYOUT_SHIFT_LIMIT} or more.`);
  }
  const more = [
    `${medianOf(made, (one) => one.kilobytes).toFixed(0)} kB`,
    `${medianOf(made, (one) => one.requests)} requests`,
    `TBT ${medianOf(made, (one) => one.blockingMs).toFixed(0)} ms`,
    `performance ${score}`,
  ];
  return [page.name, [paints(first, largest), ...more].join(', ')];
});
faults.push(...new Set([...visits.values()].flat().flatMap((one) => one.faults)));
console.log(
  `Medians of ${ROUNDS} interleaved loads.\n\n${formatTable(['page', 'measured'], rows)}\n\n${describeMachine()}`,
);
for (const fault of faults) console.error(`bench: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

/**
 * Keeps pages and opened sheets readable without a network (decision 30). Each build has a cache of
 * its own: a page is kept only together with every script, style and font that it names, and is
 * shown only when the network does not answer. Nothing is ever sent from here.
 */

/** These stand before this script (`scripts/build/write-service-worker.ts`). */
declare const BUILD: string;
/** The pages of the menu, and every file that any page needs to be read. */
declare const PAGES: readonly string[];
declare const FILES: readonly string[];
/** What stands in place of a page that was not kept, as HTML. */
declare const NO_NETWORK_PAGE: string;

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: { matchAll(options: object): Promise<readonly { url: string }[]> };
declare function skipWaiting(): Promise<void>;

const PAGE_CACHES = 'pages-';
const PAGE_CACHE = PAGE_CACHES + BUILD;
/** What was opened beside pages: data sheets, documents, the brochure. It outlives builds. */
const SHEET_CACHE = 'sheets';
/** A page that has not begun to arrive by then is shown as it was kept. */
const PATIENCE_MS = 4000;
/** Scripts, styles and fonts in a page's HTML. Without its pictures a page can be read. */
const NAMED_FILES = /\/static\/(?!pictures)[^"')\s]+/g;

const on = <E extends Event>(name: string, listener: (event: E) => void) =>
  addEventListener(name, listener as EventListener);

async function pageCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHES));
}

/** The paths of the pages that earlier builds have kept. */
async function keptPages(): Promise<string[]> {
  const names = await pageCaches();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept
    .flat()
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/static/'));
}

/** Keeps a page, unless one of its files is not kept: then it is of another build. */
async function keepPage(path: string, page: Response): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  for (const [file] of (await page.clone().text()).matchAll(NAMED_FILES)) {
    if (!(await cache.match(file))) return;
  }
  await cache.put(path, page);
}

async function keep({ search, pathname }: URL, answer: Response): Promise<void> {
  const { ok, redirected, headers } = answer;
  if (!ok || redirected || search || /no-store/.test(headers.get('cache-control') ?? '')) return;
  if (/html/.test(headers.get('content-type') ?? '')) await keepPage(pathname, answer);
  else await (await caches.open(SHEET_CACHE)).put(pathname, answer);
}

/** One after the other: a visitor who goes on meanwhile has the network for themselves. */
async function install(): Promise<void> {
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const paths = [...open.map(({ url }) => new URL(url).pathname), ...(await keptPages())];
  const cache = await caches.open(PAGE_CACHE);
  for (const file of FILES) await cache.add(file);
  for (const path of new Set([...PAGES, ...paths])) {
    await keep(new URL(path, location.href), await fetch(path));
  }
  await skipWaiting();
}

/** The build before stays: its pages may be open, and fetch their scripts late. */
async function activate(): Promise<void> {
  for (const name of (await pageCaches()).slice(0, -2)) await caches.delete(name);
  await registration.navigationPreload?.enable();
}

async function findKept({ pathname, searchParams }: URL): Promise<Response | undefined> {
  // A receipt is not the form: neither may be taken for the other.
  if (searchParams.has('reference')) return undefined;
  const path = pathname.replace(/\/search$/, '');
  const pages = await caches.open(PAGE_CACHE);
  return (await pages.match(path)) ?? (await caches.open(SHEET_CACHE)).match(path);
}

async function fetchPage(event: FetchEvent, url: URL): Promise<Response> {
  // What was asked for before this script ran may be lost: it is asked for once more.
  const early = await event.preloadResponse?.catch(() => undefined);
  const answer = early ?? (await fetch(event.request));
  event.waitUntil(keep(url, answer.clone()));
  return answer;
}

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const page = fetchPage(event, url);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([page, late]).catch(() => undefined);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return (
    answer ??
    (await findKept(url)) ??
    page.catch(() => new Response(NO_NETWORK_PAGE, { status: 503, headers }))
  );
}

async function fetchFile(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(PAGE_CACHE).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

/** A file whose name tells its version is the same wherever it is kept; any other is asked for. */
async function answerFile(event: FetchEvent, hasVersion: boolean): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (!kept) return fetchFile(event);
  return hasVersion ? kept : fetchFile(event).catch(() => kept);
}

on<LifeEvent>('install', (event) => event.waitUntil(install()));
on<LifeEvent>('activate', (event) => event.waitUntil(activate()));
on<FetchEvent>('fetch', (event) => {
  const { method, mode, destination, headers } = event.request;
  const url = new URL(event.request.url);
  if (method !== 'GET' || url.origin !== location.origin || headers.has('range')) return;
  const hasVersion = url.pathname.startsWith('/static/');
  if (mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (hasVersion || destination === 'image') event.respondWith(answerFile(event, hasVersion));
});

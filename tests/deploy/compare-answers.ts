import { isDeepStrictEqual } from 'node:util';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import { MOVED_PATHS, ROUTES } from '../../src/records/addresses/routes.ts';
import { HEALTH_PATH, READINESS_PATH } from '../../src/server/health-routes.ts';
import { readSiteFiles } from '../../src/server/site-files.ts';
import { ask, type Answer, type Question } from './ask.ts';

/** What browsers, robots and nobody send. */
const ENCODINGS = [
  '',
  'gzip, deflate, br, zstd',
  'gzip',
  'br',
  'br;q=0.5, gzip;q=1',
  'identity',
  '*',
];
const PAGE_ENCODING = 'gzip, deflate, br, zstd';
const AT_ONCE = 8;

/**
 * Headers that are each program's own: how the connection goes on, what it is called, and the names
 * of versions (ETag), which it makes and reads itself.
 */
const OWN_HEADERS: readonly string[] = [
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server',
  'transfer-encoding',
  'via',
];

/** Everything that a build answers by a file, in each encoding. */
function questionsOfFiles(): Question[] {
  const { pages, assets } = readSiteFiles('dist');
  const texts = [...pages, ...assets].flatMap(([path, { encodings }]) =>
    (encodings.length > 0 ? ENCODINGS : ['', PAGE_ENCODING]).map((encoding) => ({
      path,
      headers: encoding === '' ? {} : { 'accept-encoding': encoding },
    })),
  );
  const heads = [...pages.keys()].map((path) => ({
    path,
    method: 'HEAD',
    headers: { 'accept-encoding': PAGE_ENCODING },
  }));
  return [...texts, ...heads];
}

/** What no file answers, and spellings that must lead nowhere else than they do at the server. */
function questionsOfTheServer(): Question[] {
  const { pages, assets } = readSiteFiles('dist');
  const sheet = [...assets.keys()].find((path) => path.endsWith('.pdf')) ?? '';
  const spellings = [...pages.keys()].flatMap((path) => [
    `${path}/`,
    `${path}.html`,
    `${path}.html.br`,
    path.toUpperCase(),
    `/%2e${path}`,
    `/.${path}`,
    `/${path}`,
    `/static/..${path}`,
    `${path}?a=1`,
    path.replace(/c/, '%63'),
  ]);
  const odd = [
    '/badpage',
    '/index',
    '/index.html',
    '/404',
    '/404.html',
    '/policies.json',
    '/build.json',
    '/static',
    '/static/',
    '/data-sheets/',
    '/.well-known/none',
    '/a%2Fb',
    ...Object.keys(MOVED_PATHS).flatMap((path) => [path, `${path}/`, `${path}?a=1`]),
    `${ROUTES.products}/any-segment`,
    `${ROUTES.products}/any/deeper`,
    `${ROUTES.contact}?product=acetone`,
    `${ROUTES.contact}?product=none`,
    `${ROUTES.contact}?reference=ABCDEFGH`,
    ENQUIRY_PATH,
    HEALTH_PATH,
    READINESS_PATH,
    '/metrics',
  ];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return [
    ...[...spellings, ...odd].map((path) => ({ path })),
    ...odd.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
    ...[ROUTES.home, ROUTES.contact, '/badpage', sheet].flatMap((path) =>
      ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path, method })),
    ),
    ...[ROUTES.home, sheet].flatMap((path) =>
      ['bytes=0-99', 'bytes=100-', 'bytes=-100', 'bytes=99999999-', 'bytes=0-1,5-6'].map(
        (range) => ({
          path,
          headers: { range, 'accept-encoding': 'gzip, br' },
        }),
      ),
    ),
    { path: ENQUIRY_PATH, method: 'POST', headers: form, body: 'name=&email=x' },
    {
      path: ENQUIRY_PATH,
      method: 'POST',
      headers: { ...form, accept: 'application/json' },
      body: 'name=&email=x',
    },
    {
      path: ENQUIRY_PATH,
      method: 'POST',
      headers: { ...form, origin: 'https://evil.example' },
      body: 'name=A',
    },
    {
      path: ENQUIRY_PATH,
      method: 'POST',
      headers: form,
      body: `message=${'x'.repeat(70_000)}`,
    },
    { path: ENQUIRY_PATH, method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  ];
}

function shownHeaders({ headers }: Answer): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)),
  );
}

/** What differs each time: the form that is sent back has a fresh number. */
function shownBody({ headers, body }: Answer): string {
  const isText = headers['content-encoding'] === undefined;
  return isText
    ? body.toString('latin1').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    : body.toString('latin1');
}

function differences(front: Answer, own: Answer): string[] {
  const [ours, theirs] = [shownHeaders(own), shownHeaders(front)];
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const wrong = [...names].filter((name) => !isDeepStrictEqual(ours[name], theirs[name]));
  return [
    ...(front.status === own.status ? [] : [`status ${front.status}, not ${own.status}`]),
    ...wrong.map((name) => `${name}: ${String(theirs[name])}, not ${String(ours[name])}`),
    ...(shownBody(front) === shownBody(own)
      ? []
      : [`${front.body.length} bytes, not ${own.body.length}`]),
  ];
}

/** A version that was seen is not sent again, by its name or by its time. */
async function conditionalFaults(front: URL, path: string): Promise<string[]> {
  const encoding = { 'accept-encoding': PAGE_ENCODING };
  const first = await ask(front, { path, headers: encoding });
  const conditions = [
    { 'if-none-match': first.headers.etag ?? 'none' },
    { 'if-modified-since': first.headers['last-modified'] ?? 'never' },
  ];
  const faults = [];
  for (const condition of conditions) {
    const again = await ask(front, { path, headers: { ...encoding, ...condition } });
    if (again.status !== 304 || again.body.length > 0) {
      faults.push(`${path} with ${JSON.stringify(condition)}: ${again.status}, not 304`);
    }
    for (const name of ['content-security-policy', 'cache-control', 'vary'] as const) {
      if (again.headers[name] === first.headers[name]) continue;
      faults.push(
        `${path}, 304: ${name} is ${String(again.headers[name])}, not ${String(first.headers[name])}`,
      );
    }
  }
  return faults;
}

/** How answers of a web server in front differ from our server's own, and how many were compared. */
export async function compareAnswers(
  front: URL,
  own: URL,
): Promise<{ compared: number; faults: string[] }> {
  const questions = [...questionsOfFiles(), ...questionsOfTheServer()];
  const faults: string[] = [];
  // As a proxy would ask for a visitor who came by https.
  const forwarded = {
    host: front.host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': front.protocol.slice(0, -1),
  };
  const left = [...questions];
  const work = async (): Promise<void> => {
    for (let question = left.pop(); question !== undefined; question = left.pop()) {
      const [answer, expected] = await Promise.all([
        ask(front, question),
        ask(own, { ...question, headers: { ...forwarded, ...question.headers } }),
      ]);
      const asked = `${question.method ?? 'GET'} ${question.path} ${JSON.stringify(question.headers ?? {})}`;
      faults.push(...differences(answer, expected).map((difference) => `${asked}: ${difference}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { pages, assets } = readSiteFiles('dist');
  for (const path of [...pages.keys(), ...assets.keys()].filter((_, index) => index % 5 === 0)) {
    faults.push(...(await conditionalFaults(front, path)));
  }
  return { compared: questions.length, faults };
}

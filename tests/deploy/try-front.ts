import { connect } from 'node:http2';
import { once } from 'node:events';
import { requireBuild } from '../../src/server/build-info.ts';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { startSiteServer } from '../support/site-server.ts';
import { ask } from './ask.ts';
import { compareAnswers } from './compare-answers.ts';
import { FRONTS, type Front, type FrontName } from './fronts.ts';
import type { Trial } from './trial.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Whether a page comes by HTTP/2. */
async function speaksHttp2(origin: URL): Promise<boolean> {
  const session = connect(`https://127.0.0.1:${origin.port}`, {
    rejectUnauthorized: false,
    servername: origin.hostname,
  });
  try {
    const stream = session.request({ ':path': '/', ':authority': origin.host });
    const [headers] = (await once(stream, 'response')) as [{ ':status'?: number }];
    return headers[':status'] === 200;
  } catch {
    return false;
  } finally {
    session.destroy();
  }
}

/** The domain without `www`, or with it, leads to the site's own host. */
async function otherHostFaults({ origin }: Front): Promise<string[]> {
  const { hostname } = new URL(requireBuild().siteUrl);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const asked = new URL(`https://${other}:${origin.port}`);
  const { status, headers } = await ask(asked, { path: '/a?b=1', headers: { host: other } });
  const isRight = status === 301 && headers.location === `https://${hostname}/a?b=1`;
  return isRight ? [] : [`${other} answers ${status} to ${headers.location ?? 'nowhere'}`];
}

/** A visitor who invents an address is limited by the real one. */
async function inventedAddressFaults(origin: URL): Promise<string[]> {
  const statuses = [];
  for (let round = 1; round <= 4; round += 1) {
    const { status } = await ask(origin, {
      path: '/enquiries',
      method: 'POST',
      headers: {
        ...FORM,
        'x-forwarded-for': `203.0.113.${round}`,
        'x-forwarded-host': 'evil.example',
        origin: requireBuild().siteUrl,
      },
      body: `name=Asha&email=asha%40example.com&message=Ten+drums+of+toluene+${round}`,
    });
    statuses.push(status);
  }
  const isRight = String(statuses) === String([303, 303, 429, 429]);
  return isRight
    ? []
    : [`four enquiries with invented addresses were answered ${String(statuses)}`];
}

/** Once our server is away, who sent a form or asked for what is no file is told whom to call or write to. */
async function awayFaults({ origin }: Front): Promise<string[]> {
  const { phoneDisplay, email } = content.company();
  const asked = [
    { path: `${ROUTES.contact}?product=acetone` },
    { path: '/enquiries', method: 'POST', headers: FORM, body: 'name=Asha' },
  ];
  const faults = [];
  for (const question of asked) {
    const { status, headers, body } = await ask(origin, question);
    const text = body.toString();
    const isTold = text.includes(phoneDisplay) && text.includes(email);
    const mayWearIt = headers['content-security-policy']?.includes("style-src 'sha256-");
    if (status === 503 && isTold && mayWearIt && headers['retry-after']) continue;
    faults.push(`with our server away ${question.path} answers ${status}: ${text.slice(0, 80)}`);
  }
  return faults;
}

/** Starts a web server with the build's configuration for it and compares its answers with our server's own. */
export async function tryFront(name: FrontName): Promise<Trial> {
  const { isHere, start } = FRONTS[name];
  if (!isHere) return { tried: [], notTried: [`${name}: it is not installed`], faults: [] };
  const own = await startSiteServer({
    SITE_URL: requireBuild().siteUrl,
    TRUSTED_PROXIES: '1',
    ENQUIRY_LIMITS: '2/10m,100/1m',
  });
  const front = await start(new URL(own.url)).catch(async (error: unknown) => {
    await own.stop();
    throw error;
  });
  try {
    const { compared, faults } = await compareAnswers(front.origin, new URL(own.url));
    const others = [
      ...((await speaksHttp2(front.origin)) ? [] : ['no answer by HTTP/2']),
      ...(await otherHostFaults(front)),
      ...(await inventedAddressFaults(front.origin)),
    ];
    await own.stop();
    others.push(...(await awayFaults(front)));
    return {
      tried: [
        `${name}: ${compared} answers over TLS compared with our server's own, HTTP/2, versions, addresses, and with it away`,
      ],
      notTried: [],
      faults: [...faults, ...others].map((fault) => `${name}: ${fault}`),
    };
  } finally {
    await front.stop();
    await own.stop();
  }
}

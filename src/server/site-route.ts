import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '../records/routes.ts';
import { getAsk, getChosenProduct, getTicked, sendContactPage } from './contact-page.ts';
import type { ServerDependencies } from './dependencies.ts';
import { discardBody } from './read-body.ts';
import { getReference, sendReceipt } from './receipt-page.ts';
import { readablePath, splitRequestTarget } from './request-path.ts';
import { resolvePath } from './resolve-path.ts';
import { sendMadePage, sendSiteFile } from './send-page.ts';

/** Where `rewriteUrl` sends every path that has no route of its own, whatever its spelling. */
export const SITE_ROUTE = '/site';

/** Pages, their files and the 404 page. */
export function addSiteRoute(app: FastifyInstance, dependencies: ServerDependencies): void {
  app.all(SITE_ROUTE, async (request, reply) => {
    await discardBody(request, reply);
    await answer(request, reply, dependencies);
    return reply;
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ServerDependencies,
): Promise<void> {
  const { path, query } = splitRequestTarget(request.originalUrl);
  const target = resolvePath(dependencies.site, path);
  if (target.kind === 'missing') {
    sendNotFound(request, reply, dependencies, path);
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuseMethod(reply, dependencies);
  } else if (target.kind === 'moved') {
    reply
      .header('cache-control', 'no-cache')
      .redirect(query === '' ? target.address : `${target.address}?${query}`, 301);
  } else {
    const isSent =
      target.kind === 'page' &&
      target.address === ROUTES.contact &&
      query !== '' &&
      (await sendContactAbout(request, reply, dependencies, new URLSearchParams(query)));
    if (!isSent) sendSiteFile(request, reply, dependencies.site, target.file);
  }
}

/** The Contact page for an enquiry or a product that the query names; false, with nothing sent, for any other. */
async function sendContactAbout(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ServerDependencies,
  query: URLSearchParams,
): Promise<boolean> {
  const reference = getReference(query);
  if (reference !== undefined && (await sendReceipt(request, reply, dependencies, reference)))
    return true;
  const product = getChosenProduct(query);
  const offer = dependencies.offers.get(product);
  if (!offer) return false;
  sendContactPage(request, reply, dependencies, {
    kind: 'begun',
    product,
    offer,
    message: getAsk(query, dependencies.words.asks),
    asks: getTicked(query),
  });
  return true;
}

function refuseMethod(reply: FastifyReply, dependencies: ServerDependencies): void {
  dependencies.sendNotice(reply.header('allow', 'GET, HEAD'), {
    status: 405,
    heading: dependencies.words.headings.methodNotAllowed,
    text: [dependencies.words.texts.pageMethod],
    leadsTo: 'home',
  });
}

/** The 404 page, which names the path. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, framedPages }: ServerDependencies,
  path: string,
): void {
  sendMadePage(request, reply, {
    status: 404,
    cacheControl: 'no-store',
    versionOf: site.notFound,
    make: () => framedPages.notFound(readablePath(path)),
  });
}

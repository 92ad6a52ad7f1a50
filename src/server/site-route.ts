import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '../site/routes.ts';
import type { ServerParts } from './parts.ts';
import { endBody } from './read-body.ts';
import { getReference, sendReceipt } from './receipt-page.ts';
import { readablePath, splitRequestTarget } from './request-path.ts';
import { resolvePath } from './resolve-path.ts';
import { sendRenderedPage, sendSiteFile } from './send-page.ts';

/** Where `rewriteUrl` sends every path that has no route of its own, whatever its spelling. */
export const SITE_ROUTE = '/site';

/** Pages, their files and the 404 page. */
export function addSiteRoute(app: FastifyInstance, parts: ServerParts): void {
  app.all(SITE_ROUTE, async (request, reply) => {
    const { path, query } = splitRequestTarget(request.originalUrl);
    const target = resolvePath(parts.site, path, ROUTES.products);
    await endBody(request, reply);
    if (target.kind === 'missing') return sendNotFound(request, reply, parts, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuseMethod(reply, parts);
    }
    if (target.kind === 'moved') {
      return reply
        .header('cache-control', 'no-cache')
        .redirect(query === '' ? target.address : `${target.address}?${query}`, 301);
    }
    const reference = target.kind === 'page' ? getReference(target.address, query) : undefined;
    const receipt = reference && (await sendReceipt(request, reply, parts, reference));
    return receipt || sendSiteFile(request, reply, parts.site, target.file);
  });
}

function refuseMethod(reply: FastifyReply, parts: ServerParts): FastifyReply {
  return parts.sendNotice(reply.header('allow', 'GET, HEAD'), {
    status: 405,
    heading: parts.words.headings.methodNotAllowed,
    text: [parts.words.texts.pageMethod],
    leadsTo: 'home',
  });
}

/** The 404 page, which names the path; should that fail, the prerendered one, which cannot. */
export async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ServerParts,
  path: string,
): Promise<FastifyReply> {
  try {
    const page = await parts.renderPage('/404', { requestedPath: readablePath(path) });
    return await sendRenderedPage(request, reply, { ...page, status: 404 });
  } catch (error) {
    request.log.error({ err: error }, 'The 404 page could not be rendered.');
    if (parts.site.notFound) {
      return sendSiteFile(request, reply.code(404), parts.site, parts.site.notFound);
    }
    const { headings, texts } = parts.words;
    return parts.sendNotice(reply, {
      status: 500,
      heading: headings.failure,
      text: [texts.failure],
      leadsTo: 'home',
    });
  }
}

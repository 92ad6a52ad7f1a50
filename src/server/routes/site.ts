import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENQUIRY_PATH } from '../../records/enquiries/enquiry.ts';
import type { RenderNotFoundPage } from '../render-not-found.ts';
import type { Site } from '../plugins/site-files.ts';
import { sendRefusal } from '../refusal.ts';
import { splitRequestTarget } from '../request-path.ts';
import { resolvePath } from '../resolve-path.ts';

interface Options {
  readonly site: Site;
  readonly renderNotFoundPage: RenderNotFoundPage;
}

/** Serves the pages and their files, and the 404 page for every path without a route. */
export function siteRoutes(
  app: FastifyInstance,
  { site, renderNotFoundPage }: Options,
  done: () => void,
): void {
  app.get('/*', (request, reply) => {
    const { path, query } = splitRequestTarget(request.url);
    const target = resolvePath(site, path);
    if (target === undefined) return sendNotFound(request, reply);
    if (typeof target !== 'string') return reply.sendSiteFile(target);
    reply.header('cache-control', 'no-cache');
    return reply.redirect(query === '' ? target : `${target}?${query}`, 301);
  });
  // Runs before the body is parsed, because these paths accept no body.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const { path } = splitRequestTarget(request.url);
    const isForm = path === ENQUIRY_PATH;
    if (!isForm && resolvePath(site, path) === undefined) return sendNotFound(request, reply);
    return sendRefusal(reply.header('allow', isForm ? 'POST' : 'GET, HEAD'), {
      status: 405,
      heading: 'This address does not work that way',
      text: 'This address is a page. It can be read, and nothing can be sent to it.',
      leadsTo: 'home',
    });
  });
  app.setNotFoundHandler(sendNotFound);
  done();

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(renderNotFoundPage(splitRequestTarget(request.url).path));
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { ENQUIRY_PATH } from '../../records/enquiries/enquiry.ts';
import type { Site } from '../plugins/site-files.ts';
import { sendRefusal } from '../refusal.ts';
import { createNotFoundPage } from '../render-not-found.ts';
import { decodePath, resolvePath } from '../request-path.ts';
import { sendHtml } from '../send-html.ts';

/** Serves the pages and their files, and the 404 page for every path without a route. */
export function siteRoutes(app: FastifyInstance, { site }: { site: Site }, done: () => void): void {
  const renderNotFoundPage = createNotFoundPage(site.notFound);
  app.get('/*', (request, reply) => {
    const path = decodePath(request.url);
    const target = resolvePath(site, path);
    if (target === undefined) return sendNotFound(reply, path);
    if (typeof target !== 'string') return reply.sendSiteFile(target);
    reply.header('cache-control', 'no-cache');
    return reply.redirect(target + (/\?.+/.exec(request.url)?.[0] ?? ''), 301);
  });
  // Runs before the body is parsed, because these paths accept no body.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = decodePath(request.url);
    const isForm = path === ENQUIRY_PATH;
    if (!isForm && resolvePath(site, path) === undefined) return sendNotFound(reply, path);
    return sendRefusal(reply.header('allow', isForm ? 'POST' : 'GET, HEAD'), 405);
  });
  // Without a handler in this plugin, its hook does not run for such paths.
  app.setNotFoundHandler((request, reply) => sendNotFound(reply, decodePath(request.url)));
  done();

  function sendNotFound(reply: FastifyReply, path: string): Promise<FastifyReply> {
    reply.code(404).header('cache-control', 'no-store');
    return sendHtml(reply, renderNotFoundPage(path));
  }
}

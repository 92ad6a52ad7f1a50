import type { FastifyInstance, FastifyReply } from 'fastify';
import * as content from '../records/content.ts';
import { ROUTES } from '../records/addresses/routes.ts';
import { sendContactPageAbout } from './contact-page.ts';
import type { ServerDependencies } from './dependencies.ts';
import { sendNotice } from './notice.ts';
import { discardBody } from './read-body.ts';
import { readablePath, splitRequestTarget } from './request-path.ts';
import { resolvePath } from './resolve-path.ts';
import { sendMadePage, sendSiteFile } from './send-page.ts';

/** Where `rewriteUrl` sends every path that has no route of its own, whatever its spelling. */
export const SITE_ROUTE = '/site';

/** Pages, their files and the 404 page. */
export function addSiteRoute(app: FastifyInstance, dependencies: ServerDependencies): void {
  app.all(SITE_ROUTE, async (_request, reply) => {
    await discardBody(reply);
    await answer(reply, dependencies);
    return reply;
  });
}

async function answer(reply: FastifyReply, dependencies: ServerDependencies): Promise<void> {
  const { method, originalUrl } = reply.request;
  const { path, query } = splitRequestTarget(originalUrl);
  const target = resolvePath(dependencies.site, path);
  if (target === undefined) {
    sendNotFound(reply, dependencies);
  } else if (method !== 'GET' && method !== 'HEAD') {
    const { headings, texts } = content.serverTexts();
    sendNotice(reply.header('allow', 'GET, HEAD'), {
      status: 405,
      heading: headings.methodNotAllowed,
      text: texts.pageMethod,
      leadsTo: 'home',
    });
  } else if (typeof target === 'string') {
    reply
      .header('cache-control', 'no-cache')
      .redirect(query === '' ? target : `${target}?${query}`, 301);
  } else {
    const isSent =
      query !== '' &&
      target === dependencies.site.pages.get(ROUTES.contact) &&
      (await sendContactPageAbout(reply, dependencies, new URLSearchParams(query)));
    if (!isSent) sendSiteFile(reply, dependencies.site, target);
  }
}

/** The 404 page, which names the path. */
export function sendNotFound(reply: FastifyReply, { site, framedPages }: ServerDependencies): void {
  const { path } = splitRequestTarget(reply.request.originalUrl);
  sendMadePage(reply, {
    status: 404,
    cacheControl: 'no-store',
    versionOf: site.notFound,
    make: () => framedPages.notFound(readablePath(path)),
  });
}

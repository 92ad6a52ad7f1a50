import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { folderOf } from '../checks/content-check.ts';
import { SVG_POLICY } from '../markup/svg-policy.ts';
import { LOOPBACK_HOST } from '../settings/site-url.ts';
import { copyProduct, moveProduct, removeProduct } from './catalogue.ts';
import {
  type ConflictError,
  deleteUnused,
  history,
  publicationState,
  publicationStep,
  publish,
  putBack,
  takeBack,
} from './publishing.ts';
import { listRecords, openRecord, EditorError, saveRecord } from './records.ts';
import { findShown, search } from './search.ts';
import { listFiles, saveUpload } from './uploads.ts';

const ON_RECORDS = { listRecords, openRecord, saveRecord, copyProduct, moveProduct, removeProduct };
const ON_PUBLICATIONS = { publicationState, publish, takeBack, putBack, deleteUnused };
const OTHERS = { search, findShown, listFiles, saveUpload, history, publicationStep };
/** The actions that the editor's page can request. */
const ACTIONS = { ...ON_RECORDS, ...ON_PUBLICATIONS, ...OTHERS };
export type Actions = typeof ACTIONS;

/** Returns a function that does one action after another. */
function makeQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => unknown) => (last = last.then(work, work));
}

/** Enough for a picture of 30 MB in base64. */
const BODY_BYTES_MAX = 40_000_000;
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Returns the server of the editor, whose page is in `folder`. It answers requests to this machine or to `publicHost`. */
export function createEditor(folder: string, publicHost?: string): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_BYTES_MAX });
  // Records can be saved while a publication takes minutes.
  const queues = [ON_RECORDS, ON_PUBLICATIONS].map((actions) => ({ actions, add: makeQueue() }));
  app.addHook('onRequest', async ({ headers, method }, reply) => {
    reply.headers(HEADERS);
    const { host, hostname = '' } = URL.parse(`http://${headers.host}`) ?? {};
    const isOwnHost = LOOPBACK_HOST.test(hostname) || hostname === publicHost;
    const isOwnPage = method === 'GET' || URL.parse(headers.origin ?? '')?.host === host;
    if (!isOwnHost || !isOwnPage)
      await reply.code(403).send({ message: 'The editor answers its own page only.' });
  });
  app.setErrorHandler((error: Error, _request, reply) => {
    if (!(error instanceof EditorError)) console.error(error);
    const message =
      'This did not work, and nothing was changed. Try again; if it fails again, ask a programmer.';
    if (!(error instanceof EditorError)) return reply.code(500).send({ message });
    const { message: sentence, drafts } = error as Partial<ConflictError>;
    return reply.code(409).send({ message: sentence, drafts });
  });
  app.post<{ Params: { action: string }; Body: unknown[] }>(
    '/do/:action',
    async (request, reply) => {
      const { params, body } = request;
      const act = Object.entries(ACTIONS).find(([name]) => name === params.action)?.[1];
      if (!act || !Array.isArray(body)) throw new EditorError('The editor cannot do this.');
      const work = () => (act as (...values: unknown[]) => unknown)(...body);
      const queue = queues.find(({ actions }) => params.action in actions);
      const answer = await (queue ? queue.add(work) : work());
      // Fastify would send a text as it is.
      return reply.type('application/json').send(JSON.stringify(answer ?? {}));
    },
  );
  const send = async (reply: FastifyReply, folder: string, name: string) => {
    const bytes = await readFile(path.resolve(folder, path.posix.join('/', name).slice(1))).catch(
      () => {
        throw new EditorError('There is no such file.');
      },
    );
    const type = path.extname(name).slice(1);
    if (type === 'svg') reply.header('Content-Security-Policy', SVG_POLICY);
    return reply.type(TYPES[type] ?? 'application/octet-stream').send(bytes);
  };
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) =>
    send(reply, folder, params['*'] || 'index.html'),
  );
  // A file that a field of a record may name.
  app.get<{ Querystring: Record<'record' | 'field' | 'name', string> }>(
    '/file',
    ({ query: { record, field, name } }, reply) =>
      send(reply, folderOf(record, field.split('.')), name),
  );
  return app;
}

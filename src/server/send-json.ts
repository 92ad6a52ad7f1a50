import type { FastifyReply } from 'fastify';
import { wantsJson } from './negotiation.ts';
import { sendNotice, type Notice } from './notice.ts';

/** Answers a script in JSON. No one may store the answer. */
export function sendJson(reply: FastifyReply, status: number, body: object): void {
  reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Refuses in a sentence: as JSON to a script, as a page to a browser. */
export function sendRefusal(reply: FastifyReply, notice: Notice): void {
  if (!wantsJson(reply.request.headers.accept)) sendNotice(reply, notice);
  else sendJson(reply, notice.status, { error: notice.text });
}

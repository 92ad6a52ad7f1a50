import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as content from '../records/content.ts';
import { sendRefusal } from './refusal.ts';

/** Answers errors of routes and of Fastify itself. Nobody outside sees a stack trace; the log has it. */
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = error.statusCode ?? 500;
  const status = given >= 400 && given < 600 ? given : 500;
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  const { headings, texts } = content.serverTexts();
  return await sendRefusal(reply, {
    status,
    heading: headings.failure,
    text: texts.failure,
    leadsTo: 'home',
  });
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusal.ts';

/** Sends the response for errors of routes and of Fastify. Stack traces are only logged. */
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = error.statusCode ?? 500;
  const status = given >= 400 && given < 600 ? given : 500;
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  return await sendRefusal(reply, {
    status,
    heading: 'Something went wrong on our side',
    text: 'The page could not be shown. Please try again in a few minutes.',
    leadsTo: 'home',
  });
}

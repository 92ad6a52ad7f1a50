import type { FastifyRequest } from 'fastify';

/** Returns whether a client prefers JSON to HTML. A browser that submits a form accepts HTML. */
export function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  const [first] = /application\/json|text\/html/i.exec(accept) ?? [];
  return first?.toLowerCase() === 'application/json';
}

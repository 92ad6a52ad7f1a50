import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { HEALTH_PATH } from '../routes/health.ts';

/** Delays of a second are normal on a busy machine. */
const EVENT_LOOP_DELAY_MAX_MS = 5000;
/** A shorter interval may contain no measurement, which under-pressure treats as infinite delay. */
const SAMPLE_INTERVAL_MS = EVENT_LOOP_DELAY_MAX_MS;
const RETRY_AFTER_S = 5;
/** Connections beyond this number are closed, even idle ones. */
const CONNECTIONS_MAX = 2000;

/** The maximum number of pipelined requests waiting on one connection. Browsers and proxies do not pipeline. */
const PIPELINED_MAX = 16;

/**
 * Node emits all pipelined requests of a packet at once. This emits each request after the response to the previous
 * one, so that other connections are served between them. It closes a connection with too many requests.
 */
function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket) ?? [];
    waiting.set(socket, queue);
    if (queue.length > PIPELINED_MAX) return void socket.destroy();
    queue.push(() => void (socket.destroyed || listener(request, response)));
    response.once('close', () => {
      queue.shift();
      if (queue[0]) setImmediate(queue[0]);
    });
    if (queue.length === 1) queue[0]?.();
  };
}

/** Responds with 503 in plain text while the event loop is overloaded, except to `/healthz`. */
export const loadLimit = fp(async (app) => {
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    sampleInterval: SAMPLE_INTERVAL_MS,
    pressureHandler: (request, reply, type, value) => {
      if (request.url === HEALTH_PATH) return;
      request.log.warn({ type, value }, 'A request was refused: the server is too busy.');
      reply
        .code(503)
        .header('retry-after', RETRY_AFTER_S)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('The server is too busy just now. Please try again in a few seconds.\n');
    },
  });
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  for (const listener of listeners) app.server.on('request', inTurn(listener));
  app.server.maxConnections = CONNECTIONS_MAX;
  app.server.on('drop', () => app.server.closeIdleConnections());
});

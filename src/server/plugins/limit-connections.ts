import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** Node closes connections beyond this number at once. */
const CONNECTIONS_MAX = 2000;
/** Connections that stay free for visitors while a flood occupies all others. */
const CONNECTIONS_FREE = 100;
/** Unanswered requests on one connection. Node handles all that arrive in one packet before other connections. */
const PIPELINED_MAX = 16;
const WARNING_INTERVAL_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The number of connections that were closed before their request had arrived, because there were too many. */
    readonly unfinished: { closed: number };
  }
}

/**
 * Limits the number of connections. Above the limit, each new connection closes the idle ones, else the one whose
 * request has been arriving for the longest time, so that a flood of slow requests does not keep visitors out. Closes
 * connections with too many pipelined requests, which browsers and proxies do not send.
 */
export const limitConnections = fp((app, _options, done) => {
  const { server } = app;
  const unfinished = { closed: 0 };
  app.decorate('unfinished', unfinished);
  server.maxConnections = CONNECTIONS_MAX;
  /** The unanswered requests of each connection. The connection whose last change is the oldest comes first. */
  const connections = new Map<Socket, IncomingMessage[]>();
  const moveToEnd = (socket: Socket, requests: IncomingMessage[]) => {
    connections.delete(socket);
    if (!socket.destroyed) connections.set(socket, requests);
  };
  let warnedAt = -Infinity;

  server.on('connection', (socket) => {
    moveToEnd(socket, []);
    socket.once('close', () => connections.delete(socket));
    const max = server.maxConnections - CONNECTIONS_FREE;
    if (connections.size <= max) return;
    server.closeIdleConnections();
    const open = [...connections].filter(([{ destroyed }]) => !destroyed);
    if (open.length <= max) return;
    const [oldest] = open.find(([, requests]) => requests.at(-1)?.complete !== true) ?? [];
    if (!oldest) return;
    oldest.destroy();
    unfinished.closed += 1;
    if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return;
    warnedAt = performance.now();
    app.log.warn(
      `There are ${open.length} connections, so those whose requests arrive most slowly are closed; ` +
        `${unfinished.closed} since the start. A flood can be stopped in the web server or firewall.`,
    );
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const requests = connections.get(socket) ?? [];
    requests.push(request);
    moveToEnd(socket, requests);
    if (requests.length > PIPELINED_MAX) closeFlooded(socket);
    response.once('close', () => {
      requests.shift();
      moveToEnd(socket, requests);
    });
  });
  app.addHook('onRequest', ({ raw }, reply, next) => {
    if (raw.socket.destroyed) reply.hijack();
    else next();
  });
  done();
});

/**
 * Closes a connection. Node then creates an error for each waiting request. These errors have no stack traces, which
 * would make a flood of requests several times slower.
 */
function closeFlooded(socket: Socket): void {
  if (socket.destroyed) return;
  const limit = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0));
  socket.once('close', () => (Error.stackTraceLimit = limit));
  socket.destroy();
}

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** Node closes connections beyond this number at once. */
const CONNECTIONS_MAX = 2000;
/** Connections that stay free for visitors while a flood occupies all others. */
const CONNECTIONS_FREE = 100;
const WARNING_INTERVAL_MS = 60_000;

/** Above the limit, each new connection closes the idle ones, else the one whose request arrives most slowly. */
export const limitConnections = fp((app, _options, done) => {
  const { server } = app;
  server.maxConnections = CONNECTIONS_MAX;
  /** The last request of each connection. The connection whose last change is the oldest comes first. */
  const connections = new Map<Socket, IncomingMessage | undefined>();
  const moveToEnd = (socket: Socket, request?: IncomingMessage) => {
    connections.delete(socket);
    if (!socket.destroyed) connections.set(socket, request);
  };
  let closed = 0;
  let warnedAt = -Infinity;

  server.on('connection', (socket) => {
    moveToEnd(socket);
    socket.once('close', () => connections.delete(socket));
    const max = server.maxConnections - CONNECTIONS_FREE;
    if (connections.size <= max) return;
    server.closeIdleConnections();
    const open = [...connections].filter(([{ destroyed }]) => !destroyed);
    if (open.length <= max) return;
    const [oldest] = open.find(([, request]) => request?.complete !== true) ?? [];
    if (!oldest) return;
    oldest.destroy();
    closed += 1;
    if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return;
    warnedAt = performance.now();
    app.log.warn(
      `There are ${open.length} connections, so those whose requests arrive most slowly are closed; ` +
        `${closed} since the start. A flood can be stopped in the web server or firewall.`,
    );
  });
  server.on('request', (request, response) => {
    moveToEnd(request.socket, request);
    response.once('close', () => moveToEnd(request.socket));
  });
  done();
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum time until a request, and until its headers, have arrived. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node checks the timeouts of headers and requests. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
/** A connection without data in either direction is closed after this time. */
const IDLE_TIMEOUT_MS = 20_000;
/** Longer than the 60 s for which load balancers keep connections, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const HEADERS_LIMIT_BYTES = 16 * 1024;
/** Connections beyond this number are closed, even idle ones. */
const CONNECTIONS_MAX = 2000;
/** The maximum number of pipelined requests waiting on one connection. Browsers and proxies do not pipeline. */
const PIPELINED_MAX = 16;

/** Creates a server with limits on the time, size and number of requests and connections. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: HEADERS_LIMIT_BYTES,
    },
    queuePipelined(listener),
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.maxConnections = CONNECTIONS_MAX;
  return server.on('drop', () => server.closeIdleConnections());
}

/**
 * Node emits all pipelined requests of a packet at once. This emits each request after the response to the previous
 * one, so that other connections are served between them. It closes a connection with too many requests.
 */
function queuePipelined(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = waiting.get(socket) ?? [];
    waiting.set(socket, queue);
    if (queue.length > PIPELINED_MAX) return closeConnection(socket);
    queue.push(() => void (socket.destroyed || listener(request, response)));
    response.once('close', () => {
      queue.shift();
      if (queue[0]) setImmediate(queue[0]);
    });
    if (queue.length === 1) queue[0]?.();
  };
}

/**
 * Closes a connection. Node then creates an error for each waiting request. These errors have no stack traces, which
 * would make a flood of requests several times slower.
 */
function closeConnection(socket: Socket): void {
  const limit = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0));
  socket.once('close', () => (Error.stackTraceLimit = limit));
  socket.destroy();
}

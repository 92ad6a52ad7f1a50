import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerTexts } from '../records/server-texts.ts';
import { HEALTH_PATH } from './health-routes.ts';
import { faultOf, refusePlainly } from './refuse-plainly.ts';
import { takeTurns } from './take-turns.ts';

/** A request, headers and body, that is not there by then is cut off (the form has its own, shorter time). */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often those two are looked at. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
/** A connection on which nothing moves is closed; one whose client takes nothing of an answer, after twice this. */
const IDLE_TIMEOUT_MS = 20_000;
/** Longer than the minute that load balancers keep a connection, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const HEADERS_LIMIT_BYTES = 16 * 1024;
const CONNECTIONS_MAX = 2000;

const RETRY_AFTER_S = 5;
/** A flood is one line in the log each time. */
const REPORT_INTERVAL_MS = 5_000;

/** Makes a function to call for each refusal; how many there were is logged once in a while. */
function createReporter(logger: FastifyBaseLogger): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      logger.warn({ refused }, 'More came at once than can be answered; some was refused.');
      refused = 0;
    }, REPORT_INTERVAL_MS).unref();
  };
}

/** The server for connections and their limits; `onRefused` gets the status of what the listener is not asked for. */
export function createHttpServer(
  answer: RequestListener,
  logger: FastifyBaseLogger,
  texts: ServerTexts['texts'],
  onRefused: (status: number) => void = () => undefined,
): Server {
  const report = createReporter(logger);
  const refuse: typeof refusePlainly = (response, status, ...rest) => {
    onRefused(status);
    refusePlainly(response, status, ...rest);
  };
  const listener = takeTurns({
    answer: (request, response) => {
      const fault = faultOf(request);
      if (fault === undefined) answer(request, response);
      else refuse(response, fault, texts.notUnderstood);
    },
    refuse: (_request, response) => {
      report();
      refuse(response, 503, texts.busy, { 'retry-after': String(RETRY_AFTER_S) });
    },
    // Whether the process lives must be known just then.
    isUrgent: ({ url }) => url === HEALTH_PATH,
  });
  const server = createServer(
    {
      maxHeaderSize: HEADERS_LIMIT_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      // Counted with those of which there may be only one.
      requireHostHeader: false,
      // A third less work for each request without a body, which floods are made of.
      optimizeEmptyRequests: true,
    },
    listener,
  );
  // Whoever reads a body invites it; by itself, Node would invite every one.
  server.on('checkContinue', listener);
  server.on('checkExpectation', (_request, response) => {
    refuse(response, 417, texts.notUnderstood);
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.maxConnections = CONNECTIONS_MAX;
  server.on('drop', () => {
    report();
    // Those that nobody uses make room.
    server.closeIdleConnections();
  });
  return server;
}

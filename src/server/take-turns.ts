import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection while an earlier one is answered. Browsers and proxies send none. */
const WAITING_PER_CONNECTION_MAX = 16;
/** Connections that may wait for their turn; whoever comes then is refused. */
const WAITING_CONNECTIONS_MAX = 1000;
/** Answers that are begun before others are heard again. */
const ANSWERS_PER_TURN = 20;

/** A connection, with the answers that it has not been given. */
type Connection = ReturnType<typeof beginConnection>;
const beginConnection = () => ({
  waiting: [] as ServerResponse[],
  isAnswering: false,
  isRefused: false,
});

/** What a listener that takes turns does with requests. */
interface TurnTakers {
  readonly answer: RequestListener;
  /** Answers a request beyond the bounds, at next to no cost, and closes its connection. */
  readonly refuse: RequestListener;
  /** Whether a request is answered at once, whatever waits. */
  readonly isUrgent: (request: IncomingMessage) => boolean;
}

/**
 * Node hands over every request that arrives, however many in one packet. This listener answers each connection one
 * request at a time and all connections by turns, so that nobody waits for what one sender has asked for. A bounded
 * number of requests waits, and what comes beyond is refused.
 */
export function takeTurns({ answer, refuse, isUrgent }: TurnTakers): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  const ready: Connection[] = [];
  let isTurnDue = false;

  function begin(connection: Connection, response: ServerResponse): void {
    connection.isAnswering = true;
    response.once('close', () => {
      connection.isAnswering = false;
      if (connection.waiting.length > 0) wait(connection);
    });
    if (connection.isRefused) refuse(response.req, response);
    else answer(response.req, response);
  }

  function wait(connection: Connection): void {
    ready.push(connection);
    if (!isTurnDue) setImmediate(takeTurn);
    isTurnDue = true;
  }

  function takeTurn(): void {
    for (const connection of ready.splice(0, ANSWERS_PER_TURN)) {
      const response = connection.waiting.shift();
      if (response?.req.socket.writable) begin(connection, response);
      else connection.waiting.length = 0;
    }
    isTurnDue = ready.length > 0;
    if (isTurnDue) setImmediate(takeTurn);
  }

  function waitOrRefuse(connection: Connection, response: ServerResponse): void {
    const { waiting, isAnswering } = connection;
    const isIdle = !isAnswering && waiting.length === 0;
    if (isIdle && isUrgent(response.req)) {
      begin(connection, response);
    } else if (isIdle && ready.length >= WAITING_CONNECTIONS_MAX) {
      connection.isRefused = true;
      begin(connection, response);
    } else if (waiting.length < WAITING_PER_CONNECTION_MAX) {
      waiting.push(response);
      if (isIdle) wait(connection);
    } else {
      connection.isRefused = true;
      // The first is told why. While an answer is on its way, nothing can be told.
      waiting.length = 1;
      if (isAnswering) response.req.socket.destroy();
    }
  }

  return (request, response) => {
    const connection = connections.get(request.socket) ?? beginConnection();
    connections.set(request.socket, connection);
    if (!connection.isRefused) waitOrRefuse(connection, response);
  };
}

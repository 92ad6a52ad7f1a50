import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { takeTurns } from './take-turns.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** A server that leaves each answer to the test, and a connection to it. */
async function startServer() {
  const asked: ServerResponse[] = [];
  const server = createServer(
    takeTurns({
      answer: (_request, response) => asked.push(response),
      refuse: (_request, response) => response.writeHead(503).end(),
      isUrgent: () => false,
    }),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, '127.0.0.1').on('error', () => undefined);
  return { asked, open, server };
}

it('begins one answer of a connection at a time', async () => {
  const { asked, open } = await startServer();
  open().write(REQUEST.repeat(5));
  for (let count = 1; count <= 5; count += 1) {
    await vi.waitFor(() => expect(asked).toHaveLength(count));
    asked.at(-1)?.end();
  }
});

it('begins nothing more for a connection that is closed', async () => {
  const { asked, open, server } = await startServer();
  const socket = open();
  socket.write(REQUEST.repeat(10));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const { socket: served } = asked[0] ?? {};
  socket.destroy();
  if (served) await once(served, 'close');
  // Whoever comes afterwards is answered: those that waited have had their turn.
  open().write(REQUEST);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.socket).not.toBe(served);
  expect(await new Promise((resolve) => server.getConnections((_, n) => resolve(n)))).toBe(1);
});

it('closes a connection that goes on asking while it is answered', async () => {
  const { asked, open } = await startServer();
  const socket = open();
  socket.write(REQUEST);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  socket.write(REQUEST.repeat(100));
  await once(socket, 'close');
  expect(asked).toHaveLength(1);
});

/** A request on a connection of its own, as far as turns go. */
function fakeExchange(url = '/') {
  const request = { url, socket: { writable: true } } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { req: request });
  return { request, response: response as unknown as ServerResponse<IncomingMessage> };
}

it('refuses who comes when a thousand wait, and answers what is urgent at once', async () => {
  const answer = vi.fn();
  const refuse = vi.fn();
  const listener = takeTurns({ answer, refuse, isUrgent: ({ url }) => url === '/urgent' });
  const come = (url?: string) => {
    const { request, response } = fakeExchange(url);
    listener(request, response);
  };
  for (let count = 0; count < 1005; count += 1) come();
  expect(answer).not.toHaveBeenCalled();
  expect(refuse).toHaveBeenCalledTimes(5);
  come('/urgent');
  expect(answer).toHaveBeenCalledOnce();
  // A part of those that wait; then whatever else has happened is heard.
  await nextTurn();
  expect(answer.mock.calls.length).toBeLessThan(100);
  come();
  expect(refuse).toHaveBeenCalledTimes(5);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1002));
});

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FakeEnquiries } from '../../tests/support/test-server.ts';
import { shutDownGracefully } from './shutdown.ts';

it.each([
  ['uncaughtException', 1],
  ['unhandledRejection', 1],
  ['SIGTERM', 0],
])('%s ends the process in order, with exit code %i', async (event, exitCode) => {
  // The timer that ends the process would fire while the next tests run.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const on = vi.spyOn(process, 'on');
  on.mockReturnValue(process);
  onTestFinished(() => {
    exit.mockRestore();
    on.mockRestore();
    vi.useRealTimers();
  });
  const app = { close: vi.fn(() => Promise.resolve()), server: { closeAllConnections: vi.fn() } };
  const enquiries = new FakeEnquiries();
  const close = vi.spyOn(enquiries, 'close');
  shutDownGracefully(app as unknown as FastifyInstance, enquiries, pino({ enabled: false }));

  const handle = on.mock.calls.find(([name]) => name === event)?.[1] as (cause: unknown) => void;
  handle(new Error('a fault'));
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(exitCode));
  expect(app.close).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});
